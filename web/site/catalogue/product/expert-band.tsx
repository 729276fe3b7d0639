import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Section } from '#web/design/section/section.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import type { CatalogueType } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './expert-band.module.css';

/** The local contacts: who answers, and how soon. `subject` is the product that the visitor looks at. */
export function ExpertBand({ subject, type }: { subject?: string; type?: CatalogueType }) {
  const { texts, toMain, locale } = usePageContext();
  const t = texts('catalogue');
  const country = locale.isInternational ? undefined : displayCountry(locale.country, locale.language);
  return (
    <Section id="expert" spacing="tight" labelledBy="expert-title">
      <div className={styles.band}>
        <div className={styles.words}>
          {country ? <p className={styles.place}>{t('expert.titleIn', { country })}</p> : null}
          <Heading level={2} size="large" id="expert-title">
            {subject
              ? t('expert.titleFor', { name: subject })
              : t(type === 'service' ? 'expert' : 'expert.title')}
          </Heading>
          <p className={styles.text}>{t('expert.text')}</p>
        </div>
        <ButtonRow>
          <ExpertLink />
          <ButtonLink href={toMain('/about-us/locations-and-contacts')} variant="secondary">
            {t('expert.locations')}
          </ButtonLink>
        </ButtonRow>
      </div>
    </Section>
  );
}

/** *Talk to an expert*: opens the contact panel; without script it leads to the contact page. */
export function ExpertLink({ compact = false }: { compact?: boolean }) {
  const { texts, toMain } = usePageContext();
  return (
    <ButtonLink
      href={toMain('/contact')}
      data-action="openContactPanel"
      size={compact ? 'compact' : 'regular'}
    >
      {texts('catalogue')('expert')}
    </ButtonLink>
  );
}
