import { Heading } from '#web/design/heading/heading.tsx';
import { PersonCard } from '#web/design/person/person-card.tsx';
import { Section, SectionHeader } from '#web/design/section/section.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { getExperts, type ServingLocation } from '#web/site/data/catalogue/local-experts.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getPerson } from '../../person-facts.ts';
import { locationsPath } from '../locations-path.ts';
import styles from './local-experts.module.css';

/**
 * The contacts for the visitor's country; nothing on the international site or where no location serves it.
 */
export function LocalExperts({ locations }: { locations: readonly ServingLocation[] }) {
  const { texts, locale, toMain } = usePageContext();
  const t = texts('locations');
  const experts = getExperts(locale.country, locations);
  if (experts.length === 0) return null;
  return (
    <Section id="local-contacts" spacing="tight" labelledBy="local-experts">
      <SectionHeader>
        <Heading level={2} size="large" id="local-experts">
          {t('expert.country', { country: displayCountry(locale.country, locale.language) })}
        </Heading>
      </SectionHeader>
      <ul className={styles.experts}>
        {experts.map(({ person, location }) => (
          <li key={person.slug} className={styles.expert}>
            <PersonCard
              person={getPerson({ ...person, phone: person.phone ?? location.phone })}
              headingLevel={3}
            />
            <TextLink href={toMain(`${locationsPath}#${location.slug}`)}>
              {t('map.place', {
                city: location.city,
                country: displayCountry(location.countryCode, locale.language),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
