import type { BlockOf } from '#contracts/content/blocks.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { Lead } from '#web/design/section/section.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { BlockProps } from '../layout/block-props.ts';
import { ContentImage } from '../layout/image.tsx';
import { NewTabHint, StandaloneLink } from '../text/content-link.tsx';
import { linkAttributes } from '../text/links.ts';
import styles from './regions.module.css';

type Region = BlockOf<'regions'>['items'][number];

/** A map on one side, the regions with their texts on the other. */
export function Regions({ block, titleLevel }: BlockProps<'regions'>) {
  return (
    <div className={styles.regions} data-map={block.image ? '' : undefined}>
      {block.image ? (
        <ContentImage image={block.image} place="map" ground="none" className={styles.map} />
      ) : null}
      <div className={styles.words}>
        {block.title ? (
          <Heading level={titleLevel} size="highlight">
            {block.title}
          </Heading>
        ) : null}
        {block.lead ? <Lead>{block.lead}</Lead> : null}
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item.id}>
              <RegionRow region={item} />
            </li>
          ))}
        </ul>
        {block.actions.map((link) => (
          <StandaloneLink key={link.text} link={link} />
        ))}
      </div>
    </div>
  );
}

function RegionRow({ region: { title, note, link } }: { region: Region }) {
  const target = usePageContext().target;
  const leadsTo = link && target(link);
  const content = (
    <>
      <span className={styles.name}>{title}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </>
  );
  if (!leadsTo) return <span className={styles.row}>{content}</span>;
  return (
    <a className={styles.row} {...linkAttributes(leadsTo)}>
      {content}
      <NewTabHint target={leadsTo} />
    </a>
  );
}
