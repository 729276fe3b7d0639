import { Button } from '#web/design/button/button.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { WithoutScript } from '#web/design/live-form/live-form.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Choice, type Criterion, criteria, getOptions, isChosen } from '../choice.ts';
import { locationsPath } from '../locations-path.ts';
import type { Location } from '../locations-query.ts';
import styles from './location-filters.module.css';
import { optionName } from './location-labels.ts';

const labels = {
  region: ['filter.region', 'filter.anyRegion'],
  country: ['filter.country', 'filter.anyCountry'],
  brand: ['filter.brand', 'filter.anyBrand'],
  type: ['filter.type', 'filter.anyType'],
} as const;

type FiltersProps = { locations: readonly Location[]; choice: Choice };

/**
 * Region, country, brand and type, each option with the number of locations it would leave. A plain GET form.
 */
export function LocationFilters({ locations, choice }: FiltersProps) {
  const { texts, to } = usePageContext();
  const t = texts('locations');
  return (
    <form
      action={to(locationsPath)}
      className={styles.filters}
      data-filters=""
      aria-label={t('filter')}
      autoComplete="off"
    >
      {criteria.map((criterion) => (
        <Criteria key={criterion} {...{ criterion, locations, choice }} />
      ))}
      <WithoutScript>
        <Button type="submit">{t('filter.show')}</Button>
      </WithoutScript>
      {isChosen(choice) ? (
        <TextLink href={to(locationsPath)} icon="close" data-filter="">
          {t('filter.clear')}
        </TextLink>
      ) : null}
    </form>
  );
}

function Criteria({ criterion, locations, choice }: FiltersProps & { criterion: Criterion }) {
  const { texts, locale } = usePageContext();
  const t = texts('locations');
  const [label, any] = labels[criterion];
  const options = getOptions(locations, criterion, choice).map(({ value, count }) => {
    const name = optionName(criterion, value, { locations, locale, t });
    return { value, name, label: t('option', { name, count: String(count) }) };
  });
  // Regions, brands and types are in the editors' order; countries are looked up by name.
  if (criterion === 'country') {
    const { compare } = new Intl.Collator(locale.sisCode);
    options.sort((a, b) => compare(a.name, b.name));
  }
  return (
    <Select
      id={`locations-${criterion}`}
      name={criterion}
      label={t(label)}
      placeholder={t(any)}
      options={options.map(({ value, label }) => ({ value, label }))}
      defaultValue={choice[criterion] ?? ''}
    />
  );
}
