import { type FormEvent, useState } from 'react';
import { useLoaderData } from 'react-router';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { languageName, languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { FieldRow, FieldStack } from '#web/design/form/field.tsx';
import { Select, TextArea } from '#web/design/form/text-fields.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Portal, usePortal } from '../../portal.ts';
import type { InvitationChoices, InvitationReport } from '../people-data.ts';
import styles from '../person/person.module.css';
import { findAccesses } from './invitation.ts';
import { InvitationAccesses } from './invitation-accesses.tsx';
import { InvitationReportList } from './invitation-report.tsx';
import { ListFile } from './list-file.tsx';

export const title = (portal: Portal) => portal.texts('people')('invite.many');

export const createLoader =
  ({ sendOperation }: Portal) =>
  () =>
    sendOperation('accounts', 'invitationChoices');

/** UAD-01: invites everybody in a list, after showing the outcome for each line. */
export function Component() {
  const { organisations } = useLoaderData<InvitationChoices>();
  const { texts, to, sendOperation, notify, locale } = usePortal();
  const t = texts('people');
  const change = useChange();
  const [list, setList] = useState('');
  const [chosen, setChosen] = useState<readonly ApplicationKey[]>(['ticketing']);
  const [report, setReport] = useState<InvitationReport>();
  const [isMissing, setMissing] = useState(false);
  const ready = report?.filter(({ outcome }) => outcome === 'invited').length ?? 0;

  const edit = (text: string) => {
    setList(text);
    setReport(undefined);
    setMissing(false);
    change.forget();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isListMissing = list.trim() === '';
    setMissing(isListMissing);
    if (isListMissing || chosen.length === 0) return;
    const onlyCheck = ready === 0;
    const invitations = {
      list,
      language: String(fields.get('language')),
      organisation: String(fields.get('organisation')),
      accesses: findAccesses(fields, chosen),
    };
    let answer: InvitationReport = [];
    const isDone = await change.run(async () => {
      answer = (await sendOperation('accounts', 'inviteMany', { invitations, onlyCheck })).inviteMany;
    });
    if (!isDone) return;
    setReport(onlyCheck ? answer : undefined);
    if (onlyCheck) return;
    const isLeft = new Set(answer.filter(({ outcome }) => outcome === 'invalid').map(({ line }) => line));
    setList(
      list
        .split(/\r\n|\r|\n/)
        .filter((_, at) => isLeft.has(at + 1))
        .join('\n'),
    );
    const count = answer.filter(({ outcome }) => outcome === 'invited').length;
    notify('success', t('many.done', { count }));
  };

  const isListWrong = isMissing || (change.error?.fields !== undefined && 'list' in change.error.fields);
  return (
    <Wrap>
      <PageHead
        back={{ href: to('/user-admin'), label: t('title') }}
        title={t('invite.many')}
        lead={t('many.lead')}
      />
      <Panel title={t('invite.who')}>
        <form onSubmit={send} noValidate>
          <FieldStack>
            {change.error && !isListWrong ? (
              <p className={styles.problem} role="alert">
                {t(change.error.code === 'TOO_MANY_ATTEMPTS' ? 'failed.tooMany' : 'failed.many')}
              </p>
            ) : null}
            <TextArea
              id="many-list"
              name="list"
              rows={8}
              spellCheck={false}
              label={t('many.list')}
              hint={t('many.list.hint')}
              error={isListWrong ? t('many.error.list') : undefined}
              value={list}
              onChange={({ target }) => edit(target.value)}
            />
            <ListFile onRead={edit} />
            <FieldRow>
              <Select
                id="many-organisation"
                name="organisation"
                label={t('field.organisation')}
                options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Select
                id="many-language"
                name="language"
                label={t('field.mailLanguage')}
                defaultValue={locale.language}
                options={languages.map((code) => ({ value: code, label: languageName(code), lang: code }))}
              />
            </FieldRow>
            <InvitationAccesses
              chosen={chosen}
              error={chosen.length === 0 ? t('error.accesses') : undefined}
              onChoose={(key, isChosen) =>
                setChosen(applications.filter((one) => (one === key ? isChosen : chosen.includes(one))))
              }
            />
            {report ? <InvitationReportList report={report} /> : null}
            <ButtonRow>
              <Button type="submit" busy={change.isBusy}>
                {ready > 0 ? t('many.send', { count: ready }) : t('many.check')}
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
