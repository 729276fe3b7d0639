import { Heading } from '#web/design/heading/heading.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Lead } from '#web/design/section/section.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ActionButtons } from '#web/site/pages/text/content-link.tsx';
import { PortalDrawing } from './portal-drawing.tsx';
import styles from './portal-teaser.module.css';

/** What the portal offers customers, beside a drawing of it. */
export function PortalTeaser({ block, titleLevel }: BlockProps<'portalTeaser'>) {
  return (
    <div className={styles.teaser}>
      <div className={styles.words}>
        {block.title ? <Heading level={titleLevel}>{block.title}</Heading> : null}
        {block.lead ? <Lead>{block.lead}</Lead> : null}
        {block.points.length > 0 ? (
          <ul className={styles.points}>
            {block.points.map(({ id, label }) => (
              <li key={id} className={styles.point}>
                <Icon name="check" className={styles.tick} />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <ActionButtons links={block.actions} />
      </div>
      <PortalDrawing />
    </div>
  );
}
