import { deliveredSize, imageUrl } from '#contracts/content/images/images.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { type Expert, getExperts, type ServingLocation } from '#web/site/data/catalogue/local-experts.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './local-contacts.module.css';

const locationsPath = '/about-us/locations-and-contacts';

/** More would push the form below them out of view. */
const maxContacts = 2;

/**
 * FRM-01: people whom the visitor can call or write to at once, or a link to all locations where nobody is
 * near.
 */
export function LocalContacts({ serving }: { serving: readonly ServingLocation[] }) {
  const { texts, locale, toMain } = usePageContext();
  const t = texts('frame');
  const experts = getExperts(locale.country, serving).slice(0, maxContacts);
  return (
    <section className={styles.contacts} aria-labelledby="panel-contacts">
      <h3 id="panel-contacts" className={styles.title}>
        {experts.length > 0
          ? t('localContacts.in', { country: displayCountry(locale.country, locale.language) })
          : t('localContacts')}
      </h3>
      {experts.length > 0 ? (
        <ul className={styles.list}>
          {experts.map((expert) => (
            <LocalContact key={expert.person.slug} expert={expert} />
          ))}
        </ul>
      ) : null}
      <a className={styles.all} href={toMain(locationsPath)}>
        {t('localContacts.all')}
      </a>
    </section>
  );
}

function LocalContact({ expert: { person, location } }: { expert: Expert }) {
  const { texts, locale, toMain } = usePageContext();
  const t = texts('frame');
  const { name, role, email, image } = person;
  const phone = person.phone ?? location.phone;
  const country = displayCountry(location.countryCode, locale.language);
  return (
    <li className={styles.contact}>
      {image ? (
        <img
          className={styles.portrait}
          src={imageUrl(image, 'lightboxThumbnail')}
          {...deliveredSize(image, 'lightboxThumbnail')}
          alt=""
          loading="lazy"
        />
      ) : null}
      <div className={styles.person}>
        <p className={styles.name}>{name}</p>
        {role ? <p className={styles.note}>{role}</p> : null}
        <p className={styles.note}>
          <a className={styles.place} href={toMain(`${locationsPath}#${location.slug}`)}>
            {t('localContacts.place', { city: location.city, country })}
          </a>
        </p>
      </div>
      <p className={styles.ways}>
        <a className={styles.way} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          <span>{phone}</span>
        </a>
        {email ? (
          <a className={styles.way} href={`mailto:${encodeURI(email)}`}>
            <Icon name="mail" />
            <span>{t('localContacts.write', { name })}</span>
          </a>
        ) : null}
      </p>
    </li>
  );
}
