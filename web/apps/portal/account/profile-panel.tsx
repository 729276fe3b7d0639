import { type FormEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayCountry, displayLanguage } from '#web/i18n/format.ts';
import { languages } from '#web/i18n/locales.ts';
import { usePortal } from '../portal.ts';
import type { Account } from './account-operations.ts';
import { countryChoices } from './country-choices.ts';
import { findMissing, findProblems, type ProfileField, type ProfileProblems } from './profile-fields.ts';

/** What is typed stays in the form whatever comes of it: the fields are the browser's own. */
export function ProfilePanel({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { texts, ask, tell, locale } = usePortal();
  const t = texts('account');
  const change = useChange();
  const [problems, setProblems] = useState<ProfileProblems>(new Map());
  const form = useRef<HTMLFormElement>(null);
  const isReadOnly = account.isKeptElsewhere;
  // The screen does not wait for 250 names.
  const hasAllCountries = useDeferredValue(true, false);
  const { country } = account;
  const countries = hasAllCountries
    ? countryChoices(locale.language)
    : [country].filter(Boolean).map((value) => ({ value, label: displayCountry(value, locale.language) }));

  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [problems]);
  useEffect(() => setProblems(findProblems(change.error)), [change.error]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const profile = Object.fromEntries(new FormData(event.currentTarget)) as Partial<Account>;
    const missing = findMissing(profile);
    setProblems(missing);
    if (missing.size > 0) return;
    if (!(await change.run(() => ask('accounts', 'updateProfile', { profile })))) return;
    tell('success', t('saved'));
    onSaved();
  };

  const words = (field: ProfileField) => {
    const problem = problems.get(field);
    if (!problem) return undefined;
    if (problem === 'tooLong') return t('problem.tooLong');
    if (field === 'firstName' || field === 'lastName') return t(`problem.${field}`);
    return t('problem.invalid');
  };
  const control = (field: ProfileField) => ({
    id: `profile-${field}`,
    name: isReadOnly && field !== 'language' ? undefined : field,
    label: t(`field.${field}`),
    defaultValue: account[field],
    error: words(field),
  });
  const input = (field: ProfileField) => ({ ...control(field), readOnly: isReadOnly });

  return (
    <Panel
      title={t('profile.title')}
      text={isReadOnly ? t(account.isEmployee ? 'profile.employee' : 'profile.elsewhere') : undefined}
    >
      <form ref={form} onSubmit={save} noValidate>
        <FieldStack>
          {problems.size > 0 ? (
            <ErrorSummary
              id="profile-errors"
              title={t('problems')}
              problems={[...problems.keys()].map((field) => ({
                href: `#profile-${field}`,
                text: words(field) ?? '',
              }))}
            />
          ) : null}
          <FieldRow>
            <TextInput {...input('firstName')} autoComplete="given-name" />
            <TextInput {...input('lastName')} autoComplete="family-name" />
          </FieldRow>
          <TextInput {...input('company')} autoComplete="organization" />
          <TextInput {...input('telephone')} type="tel" autoComplete="tel" />
          <TextInput {...input('address')} autoComplete="street-address" />
          <FieldRow>
            <TextInput {...input('postalCode')} autoComplete="postal-code" />
            <TextInput {...input('city')} autoComplete="address-level2" />
          </FieldRow>
          <Select
            {...control('country')}
            disabled={isReadOnly}
            autoComplete="country"
            placeholder={t('field.noCountry')}
            options={countries}
          />
          <Select
            {...control('language')}
            options={languages.map((code) => ({
              value: code,
              label: displayLanguage(code, code),
              lang: code,
            }))}
          />
          {change.error && findProblems(change.error).size === 0 ? (
            <p role="alert">{texts('portal')('tryLater')}</p>
          ) : null}
          <div>
            <Button type="submit" busy={change.isBusy}>
              {t('save')}
            </Button>
          </div>
        </FieldStack>
      </form>
    </Panel>
  );
}
