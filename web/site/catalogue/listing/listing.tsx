import button from '#web/design/button/button.module.css';
import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import chip from '#web/design/chip/chip.module.css';
import emptyState from '#web/design/empty-state/empty-state.module.css';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import wireDrawing from '#web/design/empty-state/wire-drawing.module.css';
import heading from '#web/design/heading/heading.module.css';
import { Heading } from '#web/design/heading/heading.tsx';
import icon from '#web/design/icon/icon.module.css';
import { LiveForm } from '#web/design/live-form/live-form.tsx';
import pagination from '#web/design/pagination/pagination.module.css';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { Section } from '#web/design/section/section.tsx';
import textLink from '#web/design/text-link/text-link.module.css';
import { CarriedStyles } from '#web/site/render/carried-styles.tsx';
import type { CatalogueType } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { UnitChoice, Units } from '#web/site/visit/unit-choice.tsx';
import { ExpertLink } from '../product/expert-band.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm, hasChoices } from './filter-form.tsx';
import { type Filters, filterSearch, isFiltered } from './filters.ts';
import styles from './listing.module.css';
import type { Listing } from './listing-query.ts';
import { ProductCards } from './product-cards.tsx';

type ListingProps = {
  type: CatalogueType;
  /** The address of the list without filters. */
  path: string;
  title: string;
  listing: Listing;
  filters: Filters;
};

/** A list with its filters, side by side where there is room. */
export function ListingSection(props: ListingProps) {
  const { listing, filters } = props;
  const canChoose = (listing.total > 1 && hasChoices(listing)) || isFiltered(filters);
  return (
    <Section id="list" spacing="tight" labelledBy="list-title">
      <Units>
        <LiveForm reloads={listing.total === 0}>
          <div className={styles.columns} data-alone={canChoose ? undefined : ''}>
            {canChoose ? (
              <div id="list-filters" className={styles.filters} data-live="">
                <FilterForm {...props} />
              </div>
            ) : null}
            <div className={styles.results}>
              <Head {...props} />
              <div id="list-results" className={styles.results} data-live="">
                <Results {...props} />
              </div>
            </div>
          </div>
          {/* Styles that the responses to other filters may need. */}
          <CarriedStyles of={[emptyState, wireDrawing, button, icon, heading, chip, textLink, pagination]} />
        </LiveForm>
      </Units>
    </Section>
  );
}

/** The status itself stays when its text changes, so that assistive technology announces the new number. */
function Head({ type, title, listing, filters }: ListingProps) {
  const t = usePageContext().texts('catalogue');
  const count = listing.total;
  return (
    <header className={styles.head}>
      <div>
        <Heading level={2} size="large" id="list-title">
          {title}
        </Heading>
        <p id="list-total" className={styles.total} role="status" data-live="">
          {isFiltered(filters)
            ? t('list.filtered', { count })
            : t(type === 'product' ? 'list' : 'list.services', { count })}
        </p>
      </div>
      {hasFigures(listing) ? <UnitChoice /> : null}
    </header>
  );
}

function Results(props: ListingProps) {
  const { listing, filters } = props;
  return (
    <>
      {isFiltered(filters) ? <ChosenFilters {...props} /> : null}
      {listing.total > 0 ? <ProductCards products={listing.products} look="wide" /> : <Nothing {...props} />}
      <Pages {...props} />
    </>
  );
}

/** Software has no measured values, so it needs no choice of a measurement system. */
function hasFigures({ products }: Listing): boolean {
  return products.some(({ key_specifications: keys }) => keys.some((key) => key.measurement_system));
}

/** The empty state, with two ways on. */
function Nothing({ type, path, filters }: ListingProps) {
  const t = usePageContext().texts('catalogue');
  const isService = type === 'service';
  return (
    <EmptyState
      headingLevel={3}
      title={t(isService ? 'empty.service.title' : 'empty.title')}
      text={t(isService ? 'empty.service.text' : 'empty.text')}
      action={
        <ButtonRow>
          {isFiltered(filters) ? (
            <ButtonLink href={path} variant="secondary" icon="close" data-filter="">
              {t('filters.clear')}
            </ButtonLink>
          ) : null}
          <ExpertLink />
        </ButtonRow>
      }
    />
  );
}

function Pages({ path, listing: { total, page, pageSize }, filters }: ListingProps) {
  const t = usePageContext().texts('catalogue');
  const last = Math.ceil(total / pageSize);
  if (last < 2) return null;
  return (
    <div className={styles.pages}>
      <Pagination
        labels={{ pages: t('list.pages'), previous: t('list.previous'), next: t('list.next') }}
        current={page}
        last={last}
        getHref={(number) => `${path}${filterSearch({ ...filters, page: number })}#list`}
      />
    </div>
  );
}
