import { useState } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import styles from './conflict-dialog.module.css';
import { conflictPlace } from './conflict-place.ts';
import type { Choices, Conflict } from './merge/decisions.ts';
import { usePageWork } from './page-work.ts';
import { usePlaceWords } from './place-labels.ts';
import { plainWords } from './plain-labels.ts';
import { useValueWords } from './value-labels.ts';

/** Two editors have changed the same: both versions beside each other, and the person chooses each. */
export function ConflictDialog() {
  const { view } = usePageWork();
  const [isLater, setLater] = useState(false);
  if (view.state.kind !== 'conflict') return null;
  const { by, conflicts } = view.state;
  return isLater ? (
    <ConflictNote onOpen={() => setLater(false)} />
  ) : (
    <Choosing by={by} conflicts={conflicts} onLater={() => setLater(true)} />
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

type ChoosingProps = { by: string; conflicts: readonly Conflict[]; onLater: () => void };

function Choosing({ by, conflicts, onLater }: ChoosingProps) {
  const { texts, tell } = useEditor();
  const t = texts('editorPages');
  const { store } = usePageWork();
  const [isBusy, setBusy] = useState(false);
  const name = by || t('somebody');
  const resolve = async (fields: FormData) => {
    const choices: Choices = Object.fromEntries(
      conflicts.map(({ key }) => [key, fields.get(key) === 'theirs' ? 'theirs' : 'mine'] as const),
    );
    setBusy(true);
    await store.resolve(choices);
    setBusy(false);
    if (store.view().state.kind === 'kept') tell('success', t('conflict.done'));
  };
  return (
    <FormDialog
      title={t('conflict.title', { name })}
      text={t('conflict.text')}
      submitLabel={t('conflict.submit')}
      cancelLabel={t('conflict.later')}
      busy={isBusy}
      onSubmit={resolve}
      onClose={onLater}
    >
      {conflicts.map((conflict) => (
        <OneConflict key={conflict.key} conflict={conflict} name={name} />
      ))}
    </FormDialog>
  );
}

function OneConflict({ conflict, name }: { conflict: Conflict; name: string }) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const placeWords = usePlaceWords();
  const { view } = usePageWork();
  const { language, ...place } = conflictPlace(conflict, view.draft);
  const where = [placeWords(place), language && displayLanguage(language, locale.language)]
    .filter(Boolean)
    .join(' · ');
  return (
    <ChoiceGroup
      id={`conflict-${conflict.key}`}
      name={conflict.key}
      legend={where}
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
  const valueWords = useValueWords();
  const said = () => {
    if (words === undefined) return t('conflict.removed');
    if (isText(words)) return plainWords(words);
    return isHolder(words) ? t('conflict.changed') : valueWords(words);
  };
  return (
    <>
      <span className={styles.whose}>{title}</span>
      <span className={styles.words} lang={isText(words) ? language : undefined}>
        {said()}
      </span>
    </>
  );
}

function isText(value: unknown): value is string | RichText {
  return typeof value === 'string' || (value as RichText | null)?.type === 'doc';
}

/** A whole block, item or language: too much to be shown in a line. */
function isHolder(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && ('id' in value || 'blocks' in value);
}
