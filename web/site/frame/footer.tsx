import { Appearance } from '#web/design/appearance/appearance.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import type { Navigation } from '#web/site/data/navigation/navigation.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './footer.module.css';
import { SiteName } from './header/site-name.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { StablePart } from './stable-part.tsx';

type FooterNavigation = NonNullable<Navigation['footer']>;

/** Sections as columns; the sections `legal` and `social` form the last row. */
export function Footer({ footer }: { footer: FooterNavigation }) {
  return (
    <StablePart
      as="footer"
      of={footer}
      part="footer"
      className={styles.footer}
      data-theme={footer.theme ?? undefined}
      data-tone="inverse"
      render={() => <FooterContent footer={footer} />}
    />
  );
}

function FooterContent({ footer }: { footer: FooterNavigation }) {
  const { locale, directory, texts, target, toMain } = usePageContext();
  const t = texts('frame');
  const inLastRow = (slug: string | null) => slug === 'legal' || slug === 'social';
  const contact = footer.contactLink && target(footer.contactLink);
  const country = directory.countries.get(locale.country);
  const countryName = locale.isInternational
    ? t('international')
    : country?.localizations.find((name) => name.locale === locale.language)?.displayName;
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <SiteName />
          </p>
          {footer.text ? <p className={styles.text}>{footer.text}</p> : null}
          {contact ? (
            <a className={styles.contact} href={contact.href} data-action={contact.action}>
              {footer.contactLink?.text ?? t('expert')} <Icon name="arrow-right" />
            </a>
          ) : null}
        </div>
        {footer.sections
          .filter((section) => !inLastRow(section.slug))
          .map((section) => (
            <nav key={section.id} aria-label={section.title ?? t('footer.navigation')}>
              <h2 className={styles.heading}>{section.title}</h2>
              <ul>
                {section.items.map((item) => (
                  <li key={item.id}>
                    <NavigationLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
      </div>
      <div className={styles.last}>
        <p>
          {t('footer.copyright', {
            year: String(new Date().getFullYear()),
            company: directory.company.legalName,
          })}
        </p>
        {footer.sections
          .filter((section) => inLastRow(section.slug))
          .map((section) => (
            <nav key={section.id} aria-label={section.title ?? t('footer.navigation')}>
              <ul className={styles.row}>
                {section.items.map((item) => (
                  <li key={item.id}>
                    <NavigationLink item={item} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        <a className={styles.developers} href={toMain('/for-developers')}>
          {t('footer.developers')}
        </a>
        <Appearance
          words={{
            title: t('appearance'),
            system: t('appearance.system'),
            light: t('appearance.light'),
            dark: t('appearance.dark'),
          }}
        />
        <button type="button" className={styles.locale} popoverTarget="chooser">
          <Icon name="globe" />
          {t('chooser.current', { country: countryName ?? '', language: locale.language.toUpperCase() })}
        </button>
      </div>
    </>
  );
}
