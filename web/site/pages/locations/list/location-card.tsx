import { TextLink } from '#web/design/text-link/text-link.tsx';
import { displayCountry, listFormat } from '#web/i18n/format/format.ts';
import { NewTabHint } from '#web/site/pages/text/content-link.tsx';
import { linkAttributes } from '#web/site/pages/text/links.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { addressLines } from '../address-lines.ts';
import type { Location } from '../locations-query.ts';
import styles from './location-card.module.css';
import { countryNames, dayNames, kindName, languageNames } from './location-labels.ts';

/** Everything needed to call, write to or visit a location; the points of the map link here. */
export function LocationCard({ location }: { location: Location }) {
  const { texts, locale } = usePageContext();
  const t = texts('locations');
  const { slug, name, city, kinds, brands, phone, email, countryCode, languages, serves, expert } = location;
  const directions = { href: getDirections(location), external: true, newTab: true };
  return (
    <article id={slug} className={styles.card} aria-labelledby={`${slug}-city`}>
      <header className={styles.head}>
        <p className={styles.kinds}>{kinds.map((kind) => kindName(kind, t)).join(' · ')}</p>
        <h4 id={`${slug}-city`} className={styles.city}>
          {city}
        </h4>
        <p>{name}</p>
      </header>
      <address className={styles.address}>
        {addressLines(location).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{displayCountry(countryCode, locale.language)}</span>
        <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
        <a className={styles.way} href={`mailto:${email}`}>
          {email}
        </a>
      </address>
      <dl className={styles.facts}>
        <dt>{t('filter.brand')}</dt>
        <dd>
          {brands.length > 0
            ? listFormat(
                brands.map((brand) => brand.name),
                locale,
                'plain',
              )
            : t('brands.all')}
        </dd>
        <dt>
          {t('hours')} <span className={styles.local}>({t('hours.local')})</span>
        </dt>
        <dd>
          <OpeningHours location={location} />
        </dd>
        <dt>{t('languages')}</dt>
        <dd>{languageNames(languages, locale)}</dd>
        <dt>{t('serves')}</dt>
        <dd>{countryNames(serves, locale)}</dd>
        {expert ? (
          <>
            <dt>{t('expert')}</dt>
            <dd>
              {expert.email ? <a href={`mailto:${expert.email}`}>{expert.name}</a> : expert.name}
              {expert.role ? <span className={styles.role}>{expert.role}</span> : null}
            </dd>
          </>
        ) : null}
      </dl>
      <p className={styles.directions}>
        <TextLink {...linkAttributes(directions)} icon="external">
          {t('directions')}
          <span className="visually-hidden"> {t('directions.to', { city })}</span>
          <NewTabHint target={directions} />
        </TextLink>
      </p>
    </article>
  );
}

/** The opening hours; with script also whether the location is open now. */
function OpeningHours({ location: { openingHours, timeZone } }: { location: Location }) {
  const { texts, locale } = usePageContext();
  const t = texts('locations');
  return (
    <location-hours
      class={styles.hours}
      data-hours={JSON.stringify(openingHours)}
      data-time-zone={timeZone}
      data-open={t('open')}
      data-closed={t('closed')}
    >
      {openingHours.map(({ from, to, opens, closes }) => (
        <span key={`${from} ${opens}`} className={styles.span}>
          <span>{dayNames(from, to, locale)}</span>
          <span>{`${opens}–${closes}`}</span>
        </span>
      ))}
      <span className={styles.state} data-state="" hidden />
    </location-hours>
  );
}

/** OpenStreetMap needs neither account nor consent. It is only linked; our pages load nothing from it. */
function getDirections({ latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
