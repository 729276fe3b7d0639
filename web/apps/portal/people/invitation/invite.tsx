import { type FormEvent, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { languageName, languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
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
  const [problems, setProblems] = useState<Partial<Record<InvitationField, 'required' | 'invalid'>>>({});

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invitation = findInvitation(new FormData(event.currentTarget), chosen);
    const found = findProblems(invitation);
    setProblems(found);
    change.forget();
    if (Object.keys(found).length > 0) return;
    let id = '';
    const isDone = await change.run(async () => {
      ({ id } = (await sendOperation('accounts', 'invitePerson', { invitation })).invitePerson);
    });
    if (!isDone) return;
    notify('success', t('done.invite', { email: invitation.email }));
    await navigate(`/user-admin/${id}`);
  };

  const refused = change.error?.code === 'BAD_USER_INPUT' ? change.error.fields : {};
  const wrong = { ...refused, ...problems } as Partial<Record<InvitationField, string>>;
  const getError = (field: InvitationField) =>
    wrong[field] === undefined ? undefined : t(field === 'accesses' ? 'error.accesses' : `error.${field}`);
  const summary = (Object.keys(wrong) as InvitationField[]).map((field) => ({
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
        <form onSubmit={send} noValidate>
          <FieldStack>
            {summary.length > 0 ? (
              <ErrorSummary key={JSON.stringify(wrong)} title={t('error.title')} problems={summary} />
            ) : null}
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
              onChoose={(key, isChosen) =>
                setChosen(applications.filter((one) => (one === key ? isChosen : chosen.includes(one))))
              }
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
