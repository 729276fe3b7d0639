import { usePageContext } from '#web/site/visit/page-context.ts';
import { writeAddress } from '../comparison-address.ts';
import type { ShownComparison } from '../load-comparison.ts';
import styles from './class-tabs.module.css';

/** Products of different classes have little in common: each class has a table of its own. */
export function ClassTabs({ shown }: { shown: ShownComparison }) {
  const { texts, toMain } = usePageContext();
  const { classes, current, keys, onlyDifferences, lead } = shown;
  if (classes.length < 2) return null;
  return (
    <nav aria-label={texts('comparison')('classes')} data-print="hidden">
      <ul className={styles.tabs}>
        {classes.map(({ slug, name, products }) => (
          <li key={slug}>
            <a
              className={styles.tab}
              href={writeAddress(toMain('/compare'), { keys, classification: slug, onlyDifferences, lead })}
              aria-current={slug === current?.slug ? 'page' : undefined}
            >
              {name} <span className={styles.count}>{products.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
