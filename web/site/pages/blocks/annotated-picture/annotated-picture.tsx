import type { BlockOf } from '#contracts/content/blocks.ts';
import type { Image } from '#contracts/content/values.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import styles from './annotated-picture.module.css';
import { pointInFrame } from './callouts.ts';
import { getLeaders } from './leaders.ts';

type Callout = BlockOf<'annotatedPicture'>['callouts'][number];

/** The frames of `annotated-picture.module.css`, width over height. */
const wideFrame = 40 / 21;
const narrowFrame = 4 / 3;

/**
 * A picture from edge to edge with labelled points; on phones, numbers on the picture refer to a list below.
 */
export function AnnotatedPicture({ block, titleLevel, opening }: BlockProps<'annotatedPicture'>) {
  const { image, callouts } = block;
  if (!image) return null;
  return (
    <div className={styles.block} data-ground={block.tone === 'inverse' ? 'dark' : 'light'}>
      <div className={styles.copy}>
        <Wrap>
          <div className={styles.words}>
            {block.title ? <Heading level={titleLevel}>{block.title}</Heading> : null}
            {block.lead ? <Lead>{block.lead}</Lead> : null}
          </div>
        </Wrap>
      </div>
      <div className={styles.frame}>
        <ContentImage
          image={{ ...image, focalX: 0.5, focalY: 0.5 }}
          place="annotated"
          priority={opening}
          className={styles.picture}
        />
        <Leaders image={image} callouts={callouts} />
        <Numbers image={image} callouts={callouts} />
      </div>
      {callouts.length > 0 ? (
        <Wrap>
          <dl className={styles.list}>
            {callouts.map(({ id, label, value }) => (
              <div key={id} className={styles.entry}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </Wrap>
      ) : null}
    </div>
  );
}

type OnPicture = { image: Image; callouts: Callout[] };

/**
 * Points, lines and labels in the wide frame. The list has the same content for those who cannot see the
 * drawing.
 */
function Leaders({ image, callouts }: OnPicture) {
  const placed = callouts.flatMap((callout) => {
    const point = pointInFrame(callout, image, wideFrame);
    return point ? [{ ...callout, point }] : [];
  });
  const leaders = getLeaders(placed.map(({ point, label, value }) => ({ point, label: label ?? '', value })));
  return (
    <svg className={styles.leaders} aria-hidden="true">
      {leaders.map(({ point, end, direction, anchor }, index) => {
        const x = `${point.x}%`;
        return (
          <g key={placed[index]!.id} textAnchor={anchor}>
            <line className={styles.line} x1={x} x2={x} y1={`${point.y}%`} y2={`${end}%`} />
            <circle className={styles.point} cx={x} cy={`${point.y}%`} r="6" />
            <text className={styles.label} x={x} y={`${end}%`} dy={direction === 'up' ? '-2.4em' : '1.3em'}>
              {placed[index]!.label}
            </text>
            <text className={styles.value} x={x} y={`${end}%`} dy={direction === 'up' ? '-0.5em' : '2.05em'}>
              {placed[index]!.value}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Numbered points in the narrow frame; the list below has the same numbers. */
function Numbers({ image, callouts }: OnPicture) {
  return (
    <svg className={styles.numbers} aria-hidden="true">
      {callouts.map((callout, index) => {
        const point = pointInFrame(callout, image, narrowFrame);
        return point ? (
          <svg key={callout.id} x={`${point.x}%`} y={`${point.y}%`} overflow="visible" aria-hidden="true">
            <circle className={styles.badge} r="11" />
            <text className={styles.number} textAnchor="middle" dy="0.36em">
              {index + 1}
            </text>
          </svg>
        ) : null;
      })}
    </svg>
  );
}
