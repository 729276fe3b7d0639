import { FilterChip } from '#web/design/chip/chip.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import {
  type Filters,
  filterSearch,
  isFiltered,
  withoutBrand,
  withoutCapability,
  withoutRange,
  withUnit,
} from './filters.ts';
import styles from './listing.module.css';
import type { Listing } from './listing-query.ts';

type ChosenFiltersProps = { path: string; listing: Listing; filters: Filters };

/** The active filters, each a link to the same list without it. */
export function ChosenFilters({ path, listing, filters }: ChosenFiltersProps) {
  const t = usePageContext().texts('catalogue');
  const brandName = (id: string) => listing.brands.find(({ brand }) => brand.id === id)?.brand.name ?? id;
  const capabilityName = (slug: string) =>
    listing.capabilities.find(({ capability }) => capability.slug === slug)?.capability.name ?? slug;
  const getRange = (attribute: string) => listing.ranges.find((range) => range.attribute === attribute);
  const chosen = [
    ...filters.brands.map((id) => ({ label: brandName(id), rest: withoutBrand(filters, id) })),
    ...filters.capabilities.map((slug) => ({
      label: capabilityName(slug),
      rest: withoutCapability(filters, slug),
    })),
    ...[...filters.ranges]
      .filter(([attribute]) => !listing.refused.includes(attribute))
      .map(([attribute, typed]) => {
        const { name = attribute, metric_unit: unit } = getRange(attribute) ?? {};
        const label = t('filters.includes', { name, value: withUnit(typed, unit) });
        return { label, rest: withoutRange(filters, attribute) };
      }),
  ];
  return (
    <ul className={styles.chosen} aria-label={t('filters.chosen')} data-print="hidden">
      {chosen.map(({ label, rest }) => (
        <li key={label}>
          <FilterChip
            href={path + filterSearch(rest)}
            active
            removeLabel={t('filters.remove')}
            data-filter=""
          >
            {label}
          </FilterChip>
        </li>
      ))}
      {isFiltered(filters) && chosen.length > 1 ? (
        <li>
          <TextLink href={path} icon="close" data-filter="">
            {t('filters.clear')}
          </TextLink>
        </li>
      ) : null}
    </ul>
  );
}
