import type { PageDraft } from '#contracts/content/draft.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Checkbox } from '#web/design/form/choices.tsx';
import { useEditor } from '../../editor.ts';
import { DifferenceList } from '../../history/difference-list.tsx';
import { usePageWork } from '../page-work.ts';
import { usePlaceLabel } from '../places/place-labels.ts';
import styles from './publish.module.css';
import type { Outlook, PublishChoice } from './publish-choice.ts';

type ChangeSummaryProps = {
  outlook: Outlook;
  choice: PublishChoice;
  onChoose: (part: Partial<PublishChoice>) => void;
};

/**
 * The differences from the published page in the source language, and which of them apply to other languages,
 * too.
 */
export function ChangeSummary({ outlook, choice, onChoose }: ChangeSummaryProps) {
  const { draft } = usePageWork().view;
  const t = useEditor().texts('editorPages');
  const clock = useClock();
  const { published, at } = outlook;
  return (
    <section className={styles.part} aria-labelledby="publish-changes">
      <h3 id="publish-changes" className={styles.legend}>
        {t('publish.changes')}
        {at ? (
          <span className={styles.state}>{t('publish.changes.since', { moment: clock.full(at) })}</span>
        ) : null}
      </h3>
      {published ? (
        <>
          <DifferenceList
            comparison={{ before: inSource(published, draft), after: inSource(draft, draft) }}
          />
          <p className={styles.muted}>{t('publish.changes.settings')}</p>
          <Everywhere outlook={outlook} choice={choice} onChoose={onChoose} />
        </>
      ) : (
        <p className={styles.muted}>{t('publish.changes.first')}</p>
      )}
    </section>
  );
}

/** The page in its source language only; the rows beside it describe the other languages. */
function inSource(page: PageDraft, { sourceLanguage }: PageDraft): PageDraft {
  const texts = page.texts[sourceLanguage];
  return { ...page, texts: texts ? { [sourceLanguage]: texts } : {} };
}

function Everywhere({ outlook, choice, onChoose }: ChangeSummaryProps) {
  const t = useEditor().texts('editorPages');
  const { draft } = usePageWork().view;
  const getPlaceLabel = usePlaceLabel();
  const { wordless, published, languages } = outlook;
  if (wordless.length === 0 || !published || languages.filter(({ isPublished }) => isPublished).length < 2)
    return null;
  const label = ({ key, block }: Outlook['wordless'][number]) => {
    if (key === 'order') return t('publish.everywhere.order');
    const found = [...draft.blocks, ...(published as PageDraft).blocks].find(({ id }) => id === block);
    const name = getPlaceLabel({ block: found, path: [] });
    return t(key.startsWith('set/') ? 'publish.everywhere.set' : 'publish.everywhere.removed', { name });
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('publish.everywhere')}</legend>
      {wordless.map((change) => (
        <Checkbox
          key={change.key}
          id={`everywhere-${change.key}`}
          label={label(change)}
          checked={choice.everywhere.includes(change.key)}
          onChange={({ target }) =>
            onChoose({
              everywhere: target.checked
                ? [...choice.everywhere, change.key]
                : choice.everywhere.filter((key) => key !== change.key),
            })
          }
        />
      ))}
    </fieldset>
  );
}
