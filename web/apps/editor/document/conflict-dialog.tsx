import { useState } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './conflict-dialog.module.css';
import type { DocumentStore } from './document-store.ts';
import type { Choices, Conflict } from './merge.ts';
import { formatPlainText } from './plain-text.ts';
import { useValueLabel } from './value-labels.ts';

/** The place of a conflict, for people, and the language of its text. */
export type ConflictPlace = { where: string; language?: string | undefined };

type ConflictDialogProps<Document, Problem> = {
  store: DocumentStore<Document, Problem>;
  placeOf: (conflict: Conflict) => ConflictPlace;
};

/** Two editors have changed the same values: shows both versions of each, and the person chooses one. */
export function ConflictDialog<Document, Problem>({
  store,
  placeOf,
}: ConflictDialogProps<Document, Problem>) {
  const { texts, notify } = useEditor();
  const t = texts('editorPages');
  const [isLater, setLater] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { state } = store.view();
  if (state.kind !== 'conflict') return null;
  if (isLater) return <ConflictNote onOpen={() => setLater(false)} />;
  const { conflicts } = state;
  const name = state.by || t('somebody');
  const resolve = async (fields: FormData) => {
    const choices: Choices = Object.fromEntries(
      conflicts.map(({ key }) => [key, fields.get(key) === 'theirs' ? 'theirs' : 'mine'] as const),
    );
    setBusy(true);
    await store.resolve(choices);
    setBusy(false);
    if (store.view().state.kind === 'saved') notify('success', t('conflict.done'));
  };
  return (
    <FormDialog
      title={t('conflict.title', { name })}
      text={t('conflict.text')}
      submitLabel={t('conflict.submit')}
      cancelLabel={t('conflict.later')}
      busy={isBusy}
      onSubmit={resolve}
      onClose={() => setLater(true)}
    >
      {conflicts.map((conflict) => (
        <OneConflict key={conflict.key} conflict={conflict} place={placeOf(conflict)} name={name} />
      ))}
    </FormDialog>
  );
}

function ConflictNote({ onOpen }: { onOpen: () => void }) {
  const t = useEditor().texts('editorPages');
  return (
    <button type="button" className={styles.note} onClick={onOpen}>
      {t('conflict.open')}
    </button>
  );
}

type OneConflictProps = { conflict: Conflict; place: ConflictPlace; name: string };

function OneConflict({ conflict, place: { where, language }, name }: OneConflictProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  return (
    <ChoiceGroup
      id={`conflict-${conflict.key}`}
      name={conflict.key}
      legend={[where, language && displayLanguage(language, locale.language)].filter(Boolean).join(' · ')}
      value={conflict.mine === undefined ? 'theirs' : 'mine'}
      options={[
        {
          value: 'mine',
          label: <Version words={conflict.mine} language={language} title={t('conflict.mine')} />,
        },
        {
          value: 'theirs',
          label: (
            <Version words={conflict.theirs} language={language} title={t('conflict.theirs', { name })} />
          ),
        },
      ]}
    />
  );
}

type VersionProps = { words: unknown; language: string | undefined; title: string };

function Version({ words, language, title }: VersionProps) {
  const t = useEditor().texts('editorPages');
  const getValueLabel = useValueLabel();
  const getText = () => {
    if (words === undefined) return t('conflict.removed');
    if (isText(words)) return formatPlainText(words);
    return isHolder(words) ? t('conflict.changed') : getValueLabel(words);
  };
  return (
    <>
      <span className={styles.whose}>{title}</span>
      <span className={styles.words} lang={isText(words) ? language : undefined}>
        {getText()}
      </span>
    </>
  );
}

function isText(value: unknown): value is string | RichText {
  return typeof value === 'string' || (value as RichText | null)?.type === 'doc';
}

/** Whether the value is a whole block, item or language, which does not fit on a line. */
function isHolder(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && ('id' in value || 'blocks' in value);
}
