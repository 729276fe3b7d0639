import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { apiScopes, apiTokenDays } from '#contracts/api-tokens/scopes.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { ShownSecret } from '../modal/shown-secret.tsx';
import styles from './tokens.module.css';

const nameProblems = ['required', 'tooLong', 'malformed', 'taken'] as const;
const offeredDays = [7, 30, apiTokenDays.usual, 180, apiTokenDays.most];

/** Makes a token for a program, and shows it this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { sendMutation, texts } = useEditor();
  const t = texts('editorTokens');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [secret, setSecret] = useState<string>();

  const make = async (fields: FormData) => {
    const wish = {
      name: String(fields.get('name')),
      scopes: apiScopes.filter((scope) => fields.getAll('scopes').includes(scope)),
      days: Number(fields.get('days')),
    };
    const isDone = await change.run(async () => {
      setSecret((await sendMutation('content', 'addApiToken', wish)).addApiToken.secret);
    });
    if (isDone) await revalidate();
  };

  if (secret)
    return (
      <ShownSecret
        secret={secret}
        words={{
          title: t('secret'),
          text: t('secret.text'),
          copy: t('secret.copy'),
          copied: t('secret.copied'),
        }}
        onClose={onClose}
      />
    );
  const { code, fields = {} } = change.error ?? {};
  const nameProblem = parseChoice(nameProblems, fields.name ?? '');
  const otherProblem = code === 'CONFLICT' ? t('error.tooMany') : texts('editor')('tryLater');
  return (
    <FormDialog
      title={t('add')}
      text={t('add.text')}
      submitLabel={t('add')}
      cancelLabel={texts('editor')('cancel')}
      isWide
      busy={change.isBusy}
      problem={change.error && code !== 'BAD_USER_INPUT' ? otherProblem : undefined}
      onSubmit={make}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <TextInput
            id="token-name"
            name="name"
            autoComplete="off"
            label={t('name')}
            hint={t('name.hint')}
            error={nameProblem && t(`error.name.${nameProblem}`)}
            aria-required
          />
          <Select
            id="token-days"
            name="days"
            label={t('days')}
            defaultValue={String(apiTokenDays.usual)}
            options={offeredDays.map((days) => ({
              value: String(days),
              label: t('days.value', { count: days }),
            }))}
          />
        </div>
        <ChoiceGroup
          id="token-scopes"
          type="checkbox"
          name="scopes"
          legend={t('scopes')}
          error={fields.scopes ? t('error.scopes') : undefined}
          options={apiScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
        />
      </div>
    </FormDialog>
  );
}
