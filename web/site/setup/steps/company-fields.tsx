import type { SetupCountry } from '#contracts/setup/setup.ts';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import { countryNames } from './country-names.ts';
import { describeField, type StepState } from './step-fields.ts';

/** The company's name and contact details. */
export function CompanyFields({ countries, ...step }: StepState & { countries: readonly SetupCountry[] }) {
  const text = (name: string, hint?: string) => ({
    ...describeField(step, name, hint),
    defaultValue: step.values[name],
  });
  return (
    <>
      <TextInput {...text('legalName')} autoComplete="organization" />
      <div className={frame.pair}>
        <TextInput {...text('name', 'hint.name')} />
        <TextInput {...text('portalName', 'hint.portalName')} />
      </div>
      <TextInput {...text('legalForm', 'hint.legalForm')} />
      <TextInput {...text('street')} autoComplete="address-line1" />
      <div className={frame.pair}>
        <TextInput {...text('postalCode')} autoComplete="postal-code" />
        <TextInput {...text('city')} autoComplete="address-level2" />
      </div>
      <Select
        {...text('country')}
        placeholder={translator(step.language, 'setup')('choose')}
        options={countryNames(countries, step.language).map(({ code, name }) => ({
          value: code,
          label: name,
        }))}
      />
      <div className={frame.pair}>
        <TextInput {...text('phone')} type="tel" autoComplete="tel" />
        <TextInput {...text('email')} type="email" autoComplete="email" />
      </div>
    </>
  );
}
