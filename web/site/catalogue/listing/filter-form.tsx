import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { WithoutScript } from '#web/design/live-form/live-form.tsx';
import { rangeName } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './filter-form.module.css';
import { type Filters, isFiltered, withUnit } from './filters.ts';
import type { Listing, RangeFacet } from './listing-query.ts';

/** The options beyond these are folded, except those that are chosen. */
const capabilitiesOpen = 8;
const rangesOpen = 4;

type FilterFormProps = { path: string; listing: Listing; filters: Filters };

/** Whether any filter would narrow the list: a range of values, or an option that only some entries have. */
export function hasChoices(listing: Listing): boolean {
  const options = [...listing.capabilities, ...othersBrands(listing)];
  return listing.ranges.length > 0 || options.some(({ count }) => count < listing.total);
}

/** CAT-04: the company's own brand is not shown as one. */
const othersBrands = ({ brands }: Listing) => brands.filter(({ brand }) => !brand.own);

/**
 * CAT-07: brands, capabilities and numeric values, each with the number of entries it would leave. A plain
 * GET form.
 */
export function FilterForm({ path, listing, filters }: FilterFormProps) {
  const t = usePageContext().texts('catalogue');
  const brands = othersBrands(listing);
  return (
    <details className={styles.panel} open={isFiltered(filters) || undefined}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        <span>{t('filters.show')}</span>
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <form action={path} className={styles.form} data-filters="" aria-label={t('filters')}>
        <Capabilities listing={listing} filters={filters} />
        <Ranges listing={listing} filters={filters} />
        {brands.length > 0 ? (
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('brand')}</legend>
            {brands.map(({ brand, count }) => (
              <Option
                key={brand.id}
                name="brand"
                value={brand.id}
                label={brand.name}
                count={count}
                chosen={filters.brands.includes(brand.id)}
              />
            ))}
          </fieldset>
        ) : null}
        <WithoutScript>
          <Button type="submit" wide>
            {t('filters.apply')}
          </Button>
        </WithoutScript>
      </form>
    </details>
  );
}

function Capabilities({ listing, filters }: Omit<FilterFormProps, 'path'>) {
  const t = usePageContext().texts('catalogue');
  const options = listing.capabilities.map(({ capability, count }) => (
    <Option
      key={capability.slug}
      name="capability"
      value={capability.slug}
      label={capability.name}
      count={count}
      chosen={filters.capabilities.includes(capability.slug)}
    />
  ));
  if (options.length === 0) return null;
  const hasFoldedChoice = listing.capabilities
    .slice(capabilitiesOpen)
    .some(({ capability }) => filters.capabilities.includes(capability.slug));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('capabilities')}</legend>
      {options.slice(0, capabilitiesOpen)}
      <Folded isOpen={hasFoldedChoice}>{options.slice(capabilitiesOpen)}</Folded>
    </fieldset>
  );
}

function Ranges({ listing, filters }: Omit<FilterFormProps, 'path'>) {
  const t = usePageContext().texts('catalogue');
  const fields = listing.ranges.map((range) => (
    <RangeField
      key={range.attribute}
      range={range}
      typed={filters.ranges.get(range.attribute)}
      isRefused={listing.refused.includes(range.attribute)}
    />
  ));
  if (fields.length === 0) return null;
  const hasFoldedChoice = listing.ranges
    .slice(rangesOpen)
    .some(({ attribute }) => filters.ranges.has(attribute));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('filters.ranges')}</legend>
      <p className={styles.hint}>{t('filters.rangesHint')}</p>
      <div className={styles.fields}>{fields.slice(0, rangesOpen)}</div>
      <Folded isOpen={hasFoldedChoice}>
        {fields.length > rangesOpen ? <div className={styles.fields}>{fields.slice(rangesOpen)}</div> : null}
      </Folded>
    </fieldset>
  );
}

function Folded({ isOpen, children }: { isOpen: boolean; children: React.ReactNode }) {
  const t = usePageContext().texts('catalogue');
  if (!children || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary className={styles.more}>
        <span>{t('filters.more')}</span>
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      {children}
    </details>
  );
}

type OptionProps = { name: string; value: string; label: string; count: number; chosen: boolean };

function Option({ name, value, label, count, chosen }: OptionProps) {
  return (
    <Checkbox
      id={`${name}-${value}`}
      name={name}
      value={value}
      defaultChecked={chosen}
      disabled={count === 0 && !chosen}
      label={
        <span className={styles.option}>
          <span>{label}</span> <span className={styles.count}>{count}</span>
        </span>
      }
    />
  );
}

type RangeFieldProps = { range: RangeFacet; typed: string | undefined; isRefused: boolean };

function RangeField({ range, typed, isRefused }: RangeFieldProps) {
  const { texts, measurementSystem } = usePageContext();
  const t = texts('catalogue');
  // In an address, a number without a unit is metric; in the field it is in the reader's own system.
  const isImperial = measurementSystem === 'Imperial' && range.imperial_unit !== range.metric_unit;
  return (
    <TextInput
      id={`range-${range.attribute}`}
      name={rangeName(range.attribute, isImperial ? range.imperial_unit : undefined)}
      label={range.name}
      hint={getBounds(range, measurementSystem, (from, to) => t('filters.bounds', { from, to }))}
      error={isRefused && typed ? t('filters.refused', { value: typed }) : undefined}
      defaultValue={isImperial && typed ? withUnit(typed, range.metric_unit) : typed}
      maxLength={40}
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}

function getBounds(
  range: RangeFacet,
  system: 'Metric' | 'Imperial',
  say: (from: string, to: string) => string,
): string {
  const [from, to, unit] =
    system === 'Metric'
      ? [range.metric_minimum, range.metric_maximum, range.metric_unit]
      : [range.imperial_minimum, range.imperial_maximum, range.imperial_unit];
  if (unit === 'AWG') return `AWG ${say(from, to)}`;
  return `${say(from, to)} ${unit}`.trim();
}
