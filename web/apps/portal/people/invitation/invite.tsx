import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import {
  type InvitationField,
  invitationFieldNames,
  invitationFields,
} from '#contracts/identity/invitation-fields.ts';
import type { ProfileProblem } from '#contracts/identity/profile.ts';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { languageName, languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { useFieldProblems } from '#web/apps/frame/problems.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { checkFields, findProblems, findRows } from '../../declared-form.ts';
import { type Portal, usePortal } from '../../portal.ts';
import type { InvitationChoices } from '../people-data.ts';
import { findInvitation, type Invitation } from './invitation.ts';
import { InvitationAccesses } from './invitation-accesses.tsx';
import { InviteProblem } from './invite-problem.tsx';

export const title = (portal: Portal) => portal.texts('people')('invite');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'invitationChoices');

type FormField = InvitationField | 'accesses';
const fieldNames: readonly FormField[] = [...invitationFieldNames, 'accesses'];

/** UAD-01: invites somebody to an organisation and its applications. */
export function Component() {
  const { organisations } = useLoaderData<InvitationChoices>();
  const { texts, to, sendOperation, notify, locale } = usePortal();
  const t = texts('people');
  const navigate = useNavigate();
  const change = useChange();
  const [chosen, setChosen] = useState<readonly ApplicationKey[]>(['ticketing']);
  const form = useRef<HTMLFormElement>(null);
  const { problems, show, mend } = useFieldProblems<FormField, ProfileProblem>(form, '[role="alert"]');
  const checkForm = (applications: readonly ApplicationKey[]) =>
    checkInvitation(findInvitation(new FormData(form.current!), applications));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => show(findProblems(fieldNames, change.error), { isRefused: true }), [change.error]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invitation = findInvitation(new FormData(event.currentTarget), chosen);
    const found = checkInvitation(invitation);
    show(found);
    change.forget();
    if (found.size > 0) return;
    let id = '';
    const isDone = await change.run(async () => {
      ({ id } = (await sendOperation('accounts', 'invitePerson', { invitation })).invitePerson);
    });
    if (!isDone) return;
    notify('success', t('done.invite', { email: invitation.email }));
    await navigate(`/user-admin/${id}`);
  };

  const getError = (field: FormField) => {
    const problem = problems.get(field);
    return problem && (problem === 'tooLong' ? texts('account')('problem.tooLong') : t(`error.${field}`));
  };
  const summary = [...problems.keys()].map((field) => ({
    href: `#invite-${field}` as const,
    text: getError(field) ?? '',
  }));
  const control = (field: InvitationField) => {
    const common = { id: `invite-${field}`, name: field, error: getError(field) };
    if (field === 'organisation') {
      const options = organisations.map(({ id, name }) => ({ value: id, label: name }));
      return <Select key={field} {...common} label={t('field.organisation')} options={options} />;
    }
    if (field === 'language') {
      const label = t('field.mailLanguage');
      const { language } = locale;
      return (
        <Select key={field} {...common} label={label} defaultValue={language} options={languageOptions} />
      );
    }
    return (
      <TextInput
        key={field}
        {...common}
        type={field === 'email' ? 'email' : 'text'}
        autoComplete="off"
        label={t(`field.${field}`)}
        aria-required={invitationFields[field].required}
      />
    );
  };

  return (
    <Wrap>
      <PageHead
        back={{ href: to('/user-admin'), label: t('title') }}
        title={t('invite')}
        lead={t('invite.lead')}
      />
      <Panel title={t('invite.who')}>
        <form
          ref={form}
          onSubmit={send}
          onInput={({ target }) => mend([(target as HTMLInputElement).name], checkForm(chosen))}
          noValidate
        >
          <FieldStack>
            {summary.length > 0 ? <ErrorSummary title={t('error.title')} problems={summary} /> : null}
            {change.error && summary.length === 0 ? <InviteProblem error={change.error} /> : null}
            {findRows(invitationFields).map((row) =>
              row.length > 1 ? <FieldRow key={row[0]}>{row.map(control)}</FieldRow> : row.map(control),
            )}
            <InvitationAccesses
              chosen={chosen}
              error={getError('accesses')}
              onChoose={(key, isChosen) => {
                const now = applications.filter((one) => (one === key ? isChosen : chosen.includes(one)));
                setChosen(now);
                mend(['accesses'], checkForm(now));
              }}
            />
            <ButtonRow>
              <Button type="submit" busy={change.isBusy}>
                {t('invite.send')}
              </Button>
              <ButtonLink href={to('/user-admin')} variant="secondary">
                {t('cancel')}
              </ButtonLink>
            </ButtonRow>
          </FieldStack>
        </form>
      </Panel>
    </Wrap>
  );
}

const languageOptions = languages.map((code) => ({ value: code, label: languageName(code), lang: code }));

function checkInvitation({ accesses, ...texts }: Invitation): Map<FormField, ProfileProblem> {
  const problems: Map<FormField, ProfileProblem> = checkFields(invitationFields, texts);
  return accesses.length === 0 ? problems.set('accesses', 'required') : problems;
}
