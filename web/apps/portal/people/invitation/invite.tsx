import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
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
import { type Portal, usePortal } from '../../portal.ts';
import type { InvitationChoices } from '../people-data.ts';
import { findInvitation, findProblems, type InvitationField } from './invitation.ts';
import { InvitationAccesses } from './invitation-accesses.tsx';
import { InviteProblem } from './invite-problem.tsx';

export const title = (portal: Portal) => portal.texts('people')('invite');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'invitationChoices');

/** UAD-01: invites somebody to an organisation and its applications. */
export function Component() {
  const { organisations } = useLoaderData<InvitationChoices>();
  const { texts, to, sendOperation, notify, locale } = usePortal();
  const t = texts('people');
  const navigate = useNavigate();
  const change = useChange();
  const [chosen, setChosen] = useState<readonly ApplicationKey[]>(['ticketing']);
  const form = useRef<HTMLFormElement>(null);
  const { problems, show, mend } = useFieldProblems<InvitationField, string>(form, '[role="alert"]');
  const findLeft = (asked: readonly ApplicationKey[]) =>
    toProblems(findProblems(findInvitation(new FormData(form.current!), asked)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (change.error?.code === 'BAD_USER_INPUT') show(toProblems(change.error.fields), { isRefused: true });
  }, [change.error]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invitation = findInvitation(new FormData(event.currentTarget), chosen);
    const found = toProblems(findProblems(invitation));
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

  const getError = (field: InvitationField) =>
    !problems.has(field) ? undefined : t(field === 'accesses' ? 'error.accesses' : `error.${field}`);
  const summary = [...problems.keys()].map((field) => ({
    href: `#invite-${field}` as const,
    text: getError(field) ?? '',
  }));

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
          onInput={({ target }) => mend([(target as HTMLInputElement).name], findLeft(chosen))}
          noValidate
        >
          <FieldStack>
            {summary.length > 0 ? <ErrorSummary title={t('error.title')} problems={summary} /> : null}
            {change.error && summary.length === 0 ? <InviteProblem error={change.error} /> : null}
            <TextInput
              id="invite-email"
              name="email"
              type="email"
              autoComplete="off"
              label={t('field.email')}
              error={getError('email')}
              aria-required
            />
            <FieldRow>
              <TextInput
                id="invite-firstName"
                name="firstName"
                autoComplete="off"
                label={t('field.firstName')}
                error={getError('firstName')}
                aria-required
              />
              <TextInput
                id="invite-lastName"
                name="lastName"
                autoComplete="off"
                label={t('field.lastName')}
                error={getError('lastName')}
                aria-required
              />
            </FieldRow>
            <FieldRow>
              <Select
                id="invite-organisation"
                name="organisation"
                label={t('field.organisation')}
                error={getError('organisation')}
                options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Select
                id="invite-language"
                name="language"
                label={t('field.mailLanguage')}
                defaultValue={locale.language}
                options={languages.map((code) => ({ value: code, label: languageName(code), lang: code }))}
              />
            </FieldRow>
            <InvitationAccesses
              chosen={chosen}
              error={getError('accesses')}
              onChoose={(key, isChosen) => {
                const now = applications.filter((one) => (one === key ? isChosen : chosen.includes(one)));
                setChosen(now);
                mend(['accesses'], findLeft(now));
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

/** By field, as the form shows them. */
const toProblems = (found: Readonly<Record<string, string>>) =>
  new Map(Object.entries(found) as [InvitationField, string][]);
