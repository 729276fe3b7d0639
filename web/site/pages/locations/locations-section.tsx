import button from '#web/design/button/button.module.css';
import { ButtonLink } from '#web/design/button/button.tsx';
import emptyState from '#web/design/empty-state/empty-state.module.css';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import wireDrawing from '#web/design/empty-state/wire-drawing.module.css';
import heading from '#web/design/heading/heading.module.css';
import { Heading } from '#web/design/heading/heading.tsx';
import icon from '#web/design/icon/icon.module.css';
import { LiveForm } from '#web/design/live-form/live-form.tsx';
import { Section } from '#web/design/section/section.tsx';
import textLink from '#web/design/text-link/text-link.module.css';
import { CarriedStyles } from '#web/site/render/carried-styles.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Choice, fitting, isChosen } from './choice.ts';
import card from './list/location-card.module.css';
import { LocationFilters } from './list/location-filters.tsx';
import groups from './list/location-groups.module.css';
import { LocationGroups } from './list/location-groups.tsx';
import { locationsPath } from './locations-path.ts';
import type { Location } from './locations-query.ts';
import styles from './locations-section.module.css';
import { WorldMap } from './map/world-map.tsx';

type LocationsProps = { locations: readonly Location[]; choice: Choice };

/** The filters, the map and the list. With script, all of them update on the same page. */
export function LocationsSection({ locations, choice }: LocationsProps) {
  const t = usePageContext().texts('locations');
  const chosen = fitting(locations, choice);
  return (
    <Section id="locations" labelledBy="locations-title">
      <LiveForm>
        <div className={styles.section}>
          <Heading level={2} size="large" id="locations-title">
            {t('title')}
          </Heading>
          <div id="locations-filters" data-live="" data-print="hidden">
            <LocationFilters locations={locations} choice={choice} />
          </div>
          {/* The status itself stays when its text changes, so that assistive technology announces the new
              number. */}
          <p id="locations-total" className={styles.total} role="status" data-live="">
            {t('count', { count: chosen.length })}
          </p>
          <div id="locations-found" className={styles.found} data-live="">
            <WorldMap locations={locations} chosen={chosen} isZoomed={isChosen(choice)} />
            {chosen.length > 0 ? <LocationGroups locations={chosen} /> : <Nothing />}
          </div>
        </div>
        {/* Styles that the response to other filters may need. */}
        <CarriedStyles of={[emptyState, wireDrawing, button, icon, heading, textLink, groups, card]} />
      </LiveForm>
    </Section>
  );
}

function Nothing() {
  const { texts, to } = usePageContext();
  const t = texts('locations');
  return (
    <EmptyState
      headingLevel={3}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink href={to(locationsPath)} variant="secondary" icon="close" data-filter="">
          {t('filter.clear')}
        </ButtonLink>
      }
    />
  );
}
