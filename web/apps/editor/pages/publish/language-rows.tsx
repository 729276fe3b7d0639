import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';
import { isReady, type LanguageOutlook, type Outlook, type PublishChoice } from './publish-choice.ts';

type LanguageRowsProps = {
  outlook: Outlook;
  choice: PublishChoice;
  onChoose: (part: Partial<PublishChoice>) => void;
  onUnpublish: (language: string) => Promise<boolean>;
};

/**
 * The languages of the page: translation progress, whether they are published, and what visitors will see.
 */
export function LanguageRows(props: LanguageRowsProps) {
  const { outlook, choice, onChoose } = props;
  const t = useEditor().texts('editorPages');
  const { draft } = usePageWork().view;
  const offered = outlook.languages.filter(({ language }) => draft.texts[language]);
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('publish.languages')}</legend>
      {offered.length > 1 ? <Presets {...props} offered={offered} /> : null}
      {outlook.isWhole ? <p className={styles.muted}>{t('publish.whole')}</p> : null}
      <ul className={styles.rows}>
        {offered.map((entry) => (
          <LanguageRow key={entry.language} entry={entry} {...props} choice={choice} onChoose={onChoose} />
        ))}
      </ul>
    </fieldset>
  );
}

function Presets({ choice, onChoose, offered }: LanguageRowsProps & { offered: LanguageOutlook[] }) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const { draft, problems } = usePageWork().view;
  const codes = (entries: readonly LanguageOutlook[]) => entries.map(({ language }) => language);
  const ready = offered.filter((entry) => isReady(entry, draft, problems));
  const presets = [
    ...(codes(offered).includes(draft.sourceLanguage) ? [['source', [draft.sourceLanguage]] as const] : []),
    ['ready', codes(ready)],
    ['all', codes(offered)],
    ['none', []],
  ] as const;
  const source = displayLanguage(draft.sourceLanguage, locale.language);
  return (
    <div className={styles.presets}>
      {presets.map(([name, languages]) => (
        <Button
          key={name}
          variant="secondary"
          size="compact"
          aria-pressed={languages.toSorted().join() === choice.languages.toSorted().join()}
          onClick={() => onChoose({ languages })}
        >
          {name === 'source' ? t('publish.preset.source', { name: source }) : t(`publish.preset.${name}`)}
        </Button>
      ))}
    </div>
  );
}

function LanguageRow({
  entry,
  choice,
  onChoose,
  onUnpublish,
}: LanguageRowsProps & { entry: LanguageOutlook }) {
  const { texts, locale, notify } = useEditor();
  const t = texts('editorPages');
  const change = useChange();
  const { language, isPublished } = entry;
  const { languages } = choice;
  const name = displayLanguage(language, locale.language);
  const goes = languages.includes(language);
  const without = languages.filter((one) => one !== language);
  const unpublish = async () => {
    let isDone = false;
    await change.run(async () => {
      isDone = await onUnpublish(language);
    });
    notify(isDone ? 'success' : 'error', t(isDone ? 'unpublish.done' : 'unpublish.failed', { name }));
    if (isDone) onChoose({ languages: without });
  };
  return (
    <li className={styles.row} data-goes={goes || undefined}>
      <Checkbox
        id={`publish-${language}`}
        label={
          <>
            {name}
            <Words entry={entry} />
          </>
        }
        checked={goes}
        onChange={({ target }) => onChoose({ languages: target.checked ? [...without, language] : without })}
      />
      <Then entry={entry} name={name} choice={choice} onChoose={onChoose} />
      {isPublished ? (
        <Button variant="quiet" size="compact" busy={change.isBusy} onClick={unpublish}>
          {t('unpublish')}
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** The translation progress of a language. */
function Words({ entry: { missing, outdated } }: { entry: LanguageOutlook }) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const facts = [
    ...(missing > 0 ? [t('publish.words.missing', { count: missing })] : []),
    ...(outdated > 0 ? [t('publish.words.outdated', { count: outdated })] : []),
  ];
  return (
    <span className={styles.state}>{listFormat(facts, locale, 'plain') || t('publish.words.complete')}</span>
  );
}

type ThenProps = Pick<LanguageRowsProps, 'choice' | 'onChoose'> & { entry: LanguageOutlook; name: string };

/** What its visitors will see; where new blocks could be shown in the source language, the editor chooses. */
function Then({ entry, name, choice, onChoose }: ThenProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const { language, isPublished, lendable, borrowed } = entry;
  const { sourceLanguage } = usePageWork().view.draft;
  if (choice.languages.includes(language)) return <span>{t('publish.then.out')}</span>;
  if (!isPublished) return <span className={styles.muted}>{t('publish.then.absent')}</span>;
  const canLend = borrowed > 0 || (lendable > 0 && choice.languages.includes(sourceLanguage));
  if (!canLend) return <span className={styles.muted}>{t('publish.then.stays')}</span>;
  const without = choice.fallbacks.filter((one) => one !== language);
  const source = displayLanguage(sourceLanguage, locale.language);
  return (
    <ToolbarSelect
      label={t('publish.then', { name })}
      value={choice.fallbacks.includes(language) ? 'lent' : 'stays'}
      options={[
        { value: 'stays', label: t('publish.then.stays') },
        { value: 'lent', label: t('publish.then.lent', { language: source }) },
      ]}
      onChange={({ target }) =>
        onChoose({ fallbacks: target.value === 'lent' ? [...without, language] : without })
      }
    />
  );
}
