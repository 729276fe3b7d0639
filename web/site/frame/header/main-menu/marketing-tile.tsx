import { deliveredSize, imageUrl } from '#contracts/content/images/images.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { HeaderItem } from '#web/site/data/navigation/navigation.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './marketing-tile.module.css';

/** The tile beside a menu's columns: a logo of 304 × 52, a line, a link, on one of the named backgrounds. */
export function MarketingTile({ marketing }: { marketing: NonNullable<HeaderItem['marketing']> }) {
  const { target } = usePageContext();
  const { logo, title, text, link, backgroundColor } = marketing;
  const leadsTo = link && target(link);
  return (
    <div className={styles.tile} data-ground={backgroundColor}>
      {logo ? (
        <img
          src={imageUrl(logo, 'marketingLogo')}
          {...deliveredSize(logo, 'marketingLogo')}
          alt={logo.alt}
          loading="lazy"
        />
      ) : null}
      {title ? <p className={styles.title}>{title}</p> : null}
      {text ? <p>{text}</p> : null}
      {leadsTo ? (
        <a className={styles.link} href={leadsTo.href}>
          {link.text ?? title} <Icon name="arrow-right" />
        </a>
      ) : null}
    </div>
  );
}
