import { Heading } from '#web/design/heading/heading.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Location } from '../locations-query.ts';
import { LocationCard } from './location-card.tsx';
import styles from './location-groups.module.css';
import { regionName, regionOrder } from './location-labels.ts';

/** On a phone, countries are unfolded up to this many locations: a filtered list is seldom longer. */
const maxOpen = 6;

/** The locations region by region and country by country; on a phone each country is folded. */
export function LocationGroups({ locations }: { locations: readonly Location[] }) {
  const { texts, locale } = usePageContext();
  const t = texts('locations');
  return regionOrder.map((region) => {
    const inRegion = locations.filter((location) => location.region === region);
    if (inRegion.length === 0) return null;
    const countries = Map.groupBy(inRegion, ({ countryCode }) => countryCode);
    return (
      <section key={region} className={styles.region} aria-label={regionName(region, t)}>
        <Heading level={3} size="card">
          {regionName(region, t)}
        </Heading>
        <div className={styles.countries}>
          {[...countries].map(([country, inCountry]) => (
            <details
              key={country}
              id={`locations-${country.toLowerCase()}`}
              className={styles.country}
              open={locations.length <= maxOpen}
            >
              <summary className={styles.name}>
                <span>{displayCountry(country, locale.language)}</span>
                <span className={styles.count}>{inCountry.length}</span>
                <Icon name="chevron-down" className={styles.sign} />
              </summary>
              <ul className={styles.list} data-later>
                {inCountry.map((location) => (
                  <li key={location.slug} className={styles.item}>
                    <LocationCard location={location} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
    );
  });
}
