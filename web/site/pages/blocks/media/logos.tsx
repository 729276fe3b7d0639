import type { BlockOf } from '#contracts/content/blocks.ts';
import { BlockHeader } from '#web/site/pages/layout/block-header.tsx';
import type { BlockProps } from '#web/site/pages/layout/block-props.ts';
import { ContentImage } from '#web/site/pages/layout/image.tsx';
import { NewTabHint } from '#web/site/pages/text/content-link.tsx';
import { linkAttributes } from '#web/site/pages/text/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './logos.module.css';

type LogoItem = BlockOf<'logos'>['items'][number];

/** The logos of brands or partners, each on a plate of its own. */
export function Logos({ block, titleLevel }: BlockProps<'logos'>) {
  return (
    <>
      <BlockHeader title={block.title} level={titleLevel} />
      <ul className={styles.logos}>
        {block.items.map((item) => (
          <li key={item.id} className={styles.place}>
            <Plate item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Plate({ item: { image, name, link } }: { item: LogoItem }) {
  const { target } = usePageContext();
  const leadsTo = link && target(link);
  const sign = image ? (
    <ContentImage
      image={name ? { ...image, alt: name } : image}
      place="logo"
      ground="none"
      className={styles.logo}
    />
  ) : (
    <span className={styles.name}>{name}</span>
  );
  if (!leadsTo) return <span className={styles.plate}>{sign}</span>;
  return (
    <a className={styles.plate} {...linkAttributes(leadsTo)}>
      {sign}
      <NewTabHint target={leadsTo} />
    </a>
  );
}
