import { type FormEvent, useDeferredValue, useEffect, useRef } from 'react';
import {
  type ProfileField,
  type ProfileProblem,
  profileFieldNames,
  profileFields,
} from '#contracts/identity/profile.ts';
import { languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { countryChoices } from '#web/apps/frame/places/country-choices.ts';
import { useFieldProblems } from '#web/apps/frame/problems.ts';
import { Button } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayCountry, displayLanguage } from '#web/i18n/format/format.ts';
import { checkFields, findProblems, findRows } from '../declared-form.ts';
import { usePortal } from '../portal.ts';
import type { Account } from './account-operations.ts';

const languageOptions = languages.map((code) => ({
  value: code,
  label: displayLanguage(code, code),
  lang: code,
}));

/** The fields are uncontrolled, so the values stay in the form whatever the response. */
export function ProfilePanel({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const { texts, sendOperation, notify, locale } = usePortal();
  const t = texts('account');
  const change = useChange();
  const form = useRef<HTMLFormElement>(null);
  const { problems, show, mend } = useFieldProblems<ProfileField, ProfileProblem>(form, '#profile-errors');
  const isReadOnly = account.isKeptElsewhere;
  // Deferred, so that the screen does not wait for 250 names.
  const hasAllCountries = useDeferredValue(true, false);
  const { country } = account;
  const countries = hasAllCountries
    ? countryChoices(locale.language)
    : [country].filter(Boolean).map((value) => ({ value, label: displayCountry(value, locale.language) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => show(findProblems(profileFieldNames, change.error), { isRefused: true }), [change.error]);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const profile = readProfile(event.currentTarget);
    const found = checkFields(profileFields, profile);
    show(found);
    if (found.size > 0) return;
    if (!(await change.run(() => sendOperation('accounts', 'updateProfile', { profile })))) return;
    notify('success', t('saved'));
    onSaved();
  };

  const words = (field: ProfileField) => {
    const problem = problems.get(field);
    if (!problem) return undefined;
    if (problem !== 'required' && problem !== 'invalid') return t(`problem.${problem}`);
    if (field === 'firstName' || field === 'lastName') return t(`problem.${field}`);
    return t('problem.invalid');
  };
  const control = (field: ProfileField) => {
    const common = {
      id: `profile-${field}`,
      name: isReadOnly && field !== 'language' ? undefined : field,
      label: t(`field.${field}`),
      defaultValue: account[field],
      error: words(field),
    };
    if (field === 'language') return <Select key={field} {...common} options={languageOptions} />;
    const { kind, autoComplete } = profileFields[field];
    return kind === 'country' ? (
      <Select
        key={field}
        {...common}
        disabled={isReadOnly}
        autoComplete={autoComplete}
        placeholder={t('field.noCountry')}
        options={countries}
      />
    ) : (
      <TextInput
        key={field}
        {...common}
        type={autoComplete === 'tel' ? 'tel' : 'text'}
        readOnly={isReadOnly}
        autoComplete={autoComplete}
      />
    );
  };

  return (
    <Panel
      title={t('profile.title')}
      text={isReadOnly ? t(account.isEmployee ? 'profile.employee' : 'profile.elsewhere') : undefined}
    >
      <form
        ref={form}
        onSubmit={save}
        onInput={({ currentTarget, target }) =>
          mend([(target as HTMLInputElement).name], checkFields(profileFields, readProfile(currentTarget)))
        }
        noValidate
      >
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
          {findRows(profileFields).map(([first, second]) =>
            second ? (
              <FieldRow key={first}>
                {control(first!)}
                {control(second)}
              </FieldRow>
            ) : (
              control(first!)
            ),
          )}
          {change.error && findProblems(profileFieldNames, change.error).size === 0 ? (
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

const readProfile = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Partial<Account>;
