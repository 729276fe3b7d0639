import type { SetupCountry } from '#contracts/setup/setup.ts';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from '../frame/setup-frame.module.css';
import { countryNames } from './country-names.ts';
import { describeField, type StepState } from './step-fields.ts';

/** The company's name and contact details. */
export function CompanyFields({ countries, ...asked }: StepState & { countries: readonly SetupCountry[] }) {
  const text = (name: string, hint?: string) => ({
    ...describeField(asked, name, hint),
    defaultValue: asked.values[name],
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
        placeholder={translator(asked.language, 'setup')('choose')}
        options={countryNames(countries, asked.language).map(({ code, name }) => ({
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
