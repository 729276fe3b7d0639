import { Icon } from '#web/design/icon/icon.tsx';
import type { HeaderItem, NavigationSection } from '#web/site/data/navigation/navigation.ts';
import { NavigationLink } from '#web/site/frame/navigation-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './main-menu.module.css';
import { MarketingTile } from './marketing-tile.tsx';

/**
 * The mega navigation. Each item with children is a `details`, which opens by click and keyboard without
 * script, only one at a time; `main-menu.element.ts` adds Escape and the click outside. On narrow screens the
 * same list is a popover, and an open item covers it like the next level of a drill-down.
 */
export function MainMenu({ items }: { items: readonly HeaderItem[] }) {
  const { texts, toMain } = usePageContext();
  const t = texts('frame');
  return (
    <frame-menu class={styles.host}>
      <nav id="main-menu" popover="auto" className={styles.menu} aria-label={t('mainNavigation')}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.close}
            popoverTarget="main-menu"
            popoverTargetAction="hide"
            aria-label={t('menu.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id}>
              <TopItem item={item} />
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <a href={toMain('/news')} data-action="openNewsFeed">
            <Icon name="bell" />
            {t('newsFeed')}
          </a>
          <a href={toMain('/compare')} data-action="openComparePanel">
            <Icon name="compare" />
            {t('compare')}
          </a>
          <a href={toMain('/contact')} data-action="openContactPanel">
            <Icon name="mail" />
            {t('expert')}
          </a>
        </p>
      </nav>
    </frame-menu>
  );
}

function TopItem({ item }: { item: HeaderItem }) {
  const { texts } = usePageContext();
  const t = texts('frame');
  if (item.sections.length === 0 && item.items.length === 0) {
    return <NavigationLink item={item} className={styles.link} />;
  }
  return (
    <details className={styles.item} name="main-menu">
      <summary className={styles.link}>
        {item.title}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.panel} data-short={isShort(item) || undefined}>
        <div className={styles.words}>
          {item.url || item.page ? (
            <p className={styles.overview}>
              <NavigationLink item={item}>
                {item.linkTitle ?? t('menu.overview', { title: item.title })} <Icon name="arrow-right" />
              </NavigationLink>
            </p>
          ) : null}
          <div className={styles.columns}>
            {item.sections.map((section) => (
              <SectionColumn key={section.id} section={section} />
            ))}
            {item.items.length > 0 ? (
              <ul className={styles.list} data-long={item.items.length > 6 || undefined}>
                {item.items.map((child) => (
                  <li key={child.id}>
                    <NavigationLink item={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        {item.marketing ? <MarketingTile marketing={item.marketing} /> : null}
      </div>
    </details>
  );
}

/** A single list: its panel is only as wide as the list, below its item. */
function isShort({ sections, items, marketing }: HeaderItem): boolean {
  return !marketing && sections.length === 0 && items.length <= 6;
}

function SectionColumn({ section }: { section: NavigationSection }) {
  return (
    <div className={styles.section}>
      {section.title ? <p className={styles.sectionTitle}>{section.title}</p> : null}
      <ul className={styles.list}>
        {section.items.map((item) => (
          <li key={item.id}>
            <NavigationLink item={item} />
            {item.items.length > 0 ? (
              <ul className={styles.subList}>
                {item.items.map((child) => (
                  <li key={child.id}>
                    <NavigationLink item={child} />
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
