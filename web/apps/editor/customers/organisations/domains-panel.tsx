import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { joiningModes } from '#contracts/identity/joining.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../customers.module.css';
import { useProblemText } from '../form/form-problems.tsx';
import type { Organisation } from './organisation-operations.ts';

/** The domains whose confirmed addresses may join, and in which mode. */
export function DomainsPanel({ organisation }: { organisation: Organisation }) {
  const t = useEditor().texts('editorCustomers');
  const [isAdding, setAdding] = useState(false);
  const { domains, closedAt } = organisation;
  return (
    <Panel
      title={t('domains')}
      text={t('domains.text')}
      actions={
        closedAt ? null : (
          <Button variant="secondary" size="compact" icon="plus" onClick={() => setAdding(true)}>
            {t('domain.add')}
          </Button>
        )
      }
    >
      {domains.length === 0 ? <p className={styles.about}>{t('domains.none')}</p> : null}
      <ul className={styles.lines}>
        {domains.map(({ domain, joining }) => (
          <li key={domain}>
            <span className={styles.who}>
              <span className={styles.strong}>{domain}</span>
              <span className={styles.about}>{t(`joining.${joining}`)}</span>
            </span>
            <RemoveDomain organisation={organisation} domain={domain} />
          </li>
        ))}
      </ul>
      {isAdding ? <AddDomain organisation={organisation} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

function RemoveDomain({ organisation, domain }: { organisation: Organisation; domain: string }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const remove = async () => {
    const given = { organisation: organisation.id, domain };
    const isDone = await change.run(
      () => sendMutation('accounts', 'disallowOrganisationDomain', given),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t('domain.removed'));
    setConfirming(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        icon="trash"
        aria-label={t('domain.remove', { domain })}
        onClick={() => setConfirming(true)}
      >
        {t('remove')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('domain.remove', { domain })}
          text={t('domain.remove.text')}
          submitLabel={t('remove')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={change.isBusy}
          {...(change.error && { problem: t('failed') })}
          onSubmit={remove}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}

function AddDomain({ organisation, onClose }: { organisation: Organisation; onClose: () => void }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const problemText = useProblemText();
  const change = useChange();
  const code = change.error?.fields.domain;
  const add = async (fields: FormData) => {
    const given = {
      organisation: organisation.id,
      domain: String(fields.get('domain')),
      joining: parseChoice(joiningModes, String(fields.get('joining'))) ?? 'request',
    };
    const isDone = await change.run(async () => {
      await sendMutation('accounts', 'allowOrganisationDomain', given);
      await revalidate();
    });
    if (!isDone) return;
    notify('success', t('domain.added'));
    onClose();
  };
  return (
    <FormDialog
      title={t('domain.add')}
      text={t('domain.add.text')}
      submitLabel={t('domain.add')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      {...(change.error && !code && { problem: t('failed') })}
      onSubmit={add}
      onClose={onClose}
    >
      <TextInput
        id="domain"
        name="domain"
        label={t('field.domain')}
        hint={t('hint.domain')}
        maxLength={254}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        error={code && problemText({ field: 'domain', code })}
      />
      <ChoiceGroup
        id="joining"
        name="joining"
        legend={t('field.joining')}
        value="request"
        options={joiningModes.map((mode) => ({ value: mode, label: t(`joining.${mode}`) }))}
      />
    </FormDialog>
  );
}
