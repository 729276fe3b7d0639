import { languageName, languages } from '#contracts/languages.ts';
import type { SetupCountry } from '#contracts/setup/setup.ts';
import { listChoices } from '#contracts/setup/steps.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import styles from './choices.module.css';
import { countryNames } from './country-names.ts';
import { describeField, type StepState } from './step-fields.ts';

/** The address, languages and countries of the site. */
export function SiteFields({ countries, ...step }: StepState & { countries: readonly SetupCountry[] }) {
  const { language, values } = step;
  const t = translator(language, 'setup');
  const field = (name: string, hint?: string) => describeField(step, name, hint);
  const group = (name: string, hint?: string) => {
    const { label, ...rest } = field(name, hint);
    return { ...rest, legend: label, type: 'checkbox' as const, value: listChoices(values[name]) };
  };
  const spoken = languages.map((code) => ({ value: code, label: languageName(code) }));
  return (
    <>
      <TextInput
        {...field('host', 'hint.host')}
        defaultValue={values.host}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.columns}>
        <ChoiceGroup {...group('languages')} options={spoken} />
      </div>
      <div className={frame.pair}>
        <Select {...field('defaultLanguage')} defaultValue={values.defaultLanguage} options={spoken} />
        <Select
          {...field('units')}
          defaultValue={values.units}
          options={(['byCountry', 'Metric', 'Imperial'] as const).map((units) => ({
            value: units,
            label: t(`units.${units}`),
          }))}
        />
      </div>
      <div className={styles.columns}>
        <ChoiceGroup
          {...group('countries', 'hint.countries')}
          options={countryNames(countries, language).map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
    </>
  );
}
