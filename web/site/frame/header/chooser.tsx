import { isLanguage, type Language, languageName } from '#contracts/languages.ts';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { INTERNATIONAL } from '#web/i18n/locales.ts';
import { type PageContext, usePageContext } from '#web/site/visit/page-context.ts';
import styles from './chooser.module.css';

const chooserForm = 'chooser-form';

/**
 * The path of the current page, to which the form returns: the only part of the chooser that differs from
 * page to page.
 */
export function ChooserPath() {
  return <input type="hidden" form={chooserForm} name="path" value={usePageContext().path} />;
}

/**
 * LOC-06: country, language and measurement system on every page. A native popover with a form, so that it
 * opens, closes and works without script; `chooser.element.ts` narrows the languages to those of the country.
 */
export function Chooser() {
  const reader = usePageContext();
  const { site, locale, measurementSystem, texts } = reader;
  const t = texts('frame');
  const units = texts('units');
  const countries = getCountries(reader, t('international'));
  return (
    <div id="chooser" popover="auto" role="dialog" aria-labelledby="chooser-title" className={styles.chooser}>
      <div className={styles.head}>
        <h2 id="chooser-title">{t('chooser')}</h2>
        <IconButton name="close" label={t('close')} popoverTarget="chooser" popoverTargetAction="hide" />
      </div>
      <frame-chooser data-locale={locale.urlCode}>
        <form
          id={chooserForm}
          method="post"
          action="/api/preferences"
          className={styles.form}
          autoComplete="off"
        >
          <input type="hidden" name="site" value={site.id} />
          {countries.length > 1 ? (
            <label>
              <span>{t('chooser.country')}</span>
              <select name="country" defaultValue={locale.country}>
                {countries.map((country) => (
                  <option
                    key={country.code}
                    value={country.code}
                    data-languages={country.languages.join(' ')}
                  >
                    {country.name}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <input type="hidden" name="country" value={INTERNATIONAL} />
          )}
          <label>
            <span>{t('chooser.language')}</span>
            <select name="language" defaultValue={locale.language}>
              {getLanguages(reader).map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageName(language)}
                </option>
              ))}
            </select>
          </label>
          <fieldset>
            <legend>{units('label')}</legend>
            {(['Metric', 'Imperial'] as const).map((system) => (
              <label key={system} className={styles.radio}>
                <input
                  type="radio"
                  name="measurement"
                  value={system}
                  defaultChecked={system === measurementSystem}
                />
                <span>{system === 'Metric' ? units('metric') : units('imperial')}</span>
              </label>
            ))}
          </fieldset>
          <p className={styles.note}>{t('chooser.samePage')}</p>
          <Button type="submit" wide>
            {t('chooser.save')}
          </Button>
        </form>
      </frame-chooser>
    </div>
  );
}

function getLanguages({ directory, site }: PageContext): Language[] {
  return [...new Set(directory.listLocales(site).map((locale) => locale.language))];
}

function getCountries({ directory, site, locale }: PageContext, international: string) {
  const codes = [...new Set(directory.listLocales(site).map((one) => one.country))];
  return codes.map((code) => ({
    code,
    name:
      code === INTERNATIONAL
        ? international
        : (directory.countries.get(code)?.localizations.find((name) => name.locale === locale.language)
            ?.displayName ?? code),
    languages: directory
      .listLocales(site)
      .filter((one) => one.country === code)
      .map((one) => one.language)
      .filter(isLanguage),
  }));
}
