import { displayCountry } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { Location } from '../locations-query.ts';
import land from './land.svg?url';
import { getView, spread, type View, wholeWorld } from './map-view.ts';
import { project } from './projection.ts';
import styles from './world-map.module.css';

type MapProps = { locations: readonly Location[]; chosen: readonly Location[]; isZoomed: boolean };

/**
 * The minimum width of the map where its points are links (see the style sheet); at this width a point
 * measures 24 pixels.
 */
const narrowestWithLinks = 1060;
const target = 24;

/**
 * All locations as points; those that match the filters link to their cards. The map is drawn here, so no
 * third party learns who looks at it. On narrow screens, where a point is too small to hit, points are not
 * links; the list below has the same links.
 */
export function WorldMap({ locations, chosen, isZoomed }: MapProps) {
  const t = usePageContext().texts('locations');
  const view = isZoomed ? getView(chosen) : wholeWorld;
  const rest = locations.filter((location) => !chosen.includes(location));
  return (
    <nav className={styles.map} aria-label={t('map')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset */}
      <svg
        role="group"
        aria-label={t('map')}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className={styles.drawing}
      >
        {/* A separate file: it is a third of the page, and the same for all filters. */}
        <use href={`${land}#land`} className={styles.land} />
        <Points locations={rest} view={view} isChosen={false} />
        <Points locations={chosen} view={view} isChosen />
        <Links locations={chosen} view={view} />
      </svg>
    </nav>
  );
}

function Points({
  locations,
  view,
  isChosen,
}: {
  locations: readonly Location[];
  view: View;
  isChosen: boolean;
}) {
  return (
    <g className={styles.points} data-chosen={isChosen ? '' : undefined}>
      {locations.map((location) => {
        const { x, y } = project(location);
        return <circle key={location.slug} cx={tenth(x)} cy={tenth(y)} r={tenth(view.width / 160)} />;
      })}
    </g>
  );
}

/** Points that are too close are moved apart; a line leads to their true position. */
function Links({ locations, view }: { locations: readonly Location[]; view: View }) {
  const { texts, locale } = usePageContext();
  const t = texts('locations');
  const places = locations.map(project);
  const room = (view.width / narrowestWithLinks) * target;
  const points = spread(places, room, view);
  return locations.map(({ slug, city, countryCode }, index) => {
    const [place, point] = [places[index]!, points[index]!];
    const name = t('map.place', { city, country: displayCountry(countryCode, locale.language) });
    return (
      <a key={slug} href={`#${slug}`} className={styles.link} aria-label={name}>
        <title>{name}</title>
        <path className={styles.leader} d={`M${tenth(place.x)} ${tenth(place.y)}L${point.x} ${point.y}`} />
        <circle className={styles.area} cx={point.x} cy={point.y} r={tenth(room / 2)} />
        <circle className={styles.point} cx={point.x} cy={point.y} r={tenth(room / 3.8)} />
      </a>
    );
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
