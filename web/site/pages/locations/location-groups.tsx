import { Heading } from '#web/design/heading/heading.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { LocationCard } from './location-card.tsx';
import styles from './location-groups.module.css';
import { regionName, regionOrder } from './location-labels.ts';
import type { Location } from './locations-query.ts';

/** The locations region by region. */
export function LocationGroups({ locations }: { locations: readonly Location[] }) {
  const t = usePageContext().texts('locations');
  return regionOrder.map((region) => {
    const inRegion = locations.filter((location) => location.region === region);
    if (inRegion.length === 0) return null;
    return (
      <section key={region} className={styles.region} aria-label={regionName(region, t)}>
        <Heading level={3} size="card">
          {regionName(region, t)}
        </Heading>
        <ul className={styles.list} data-later>
          {inRegion.map((location) => (
            <li key={location.slug} className={styles.item}>
              <LocationCard location={location} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
