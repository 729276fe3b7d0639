import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import styles from './publish.module.css';

type LanguageStatesProps = {
  chosen: readonly string[];
  onChoose: (languages: readonly string[]) => void;
  onUnpublish: (language: string) => Promise<boolean>;
};

/** The languages of the page, which of them visitors see, and which they are to see. */
export function LanguageStates({ chosen, onChoose, onUnpublish }: LanguageStatesProps) {
  const { texts, locale, notify } = useEditor();
  const t = texts('editorPages');
  const { page, view } = usePageWork();
  const change = useChange();
  const unpublish = async (language: string, name: string) => {
    let isDone = false;
    await change.run(async () => {
      isDone = await onUnpublish(language);
    });
    notify(isDone ? 'success' : 'error', t(isDone ? 'unpublish.done' : 'unpublish.failed', { name }));
    if (isDone) onChoose(chosen.filter((one) => one !== language));
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{t('publish.languages')}</legend>
      {Object.keys(view.draft.texts).map((language) => {
        const name = displayLanguage(language, locale.language);
        const isPublished = page.publishedLanguages.includes(language);
        return (
          <div key={language} className={styles.language}>
            <Checkbox
              id={`publish-${language}`}
              label={
                <>
                  {name}
                  <span className={styles.state}>{t(isPublished ? 'publish.isOut' : 'publish.isDraft')}</span>
                </>
              }
              checked={chosen.includes(language)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, language] : chosen.filter((one) => one !== language))
              }
            />
            {isPublished ? (
              <Button
                variant="quiet"
                size="compact"
                busy={change.isBusy}
                onClick={() => unpublish(language, name)}
              >
                {t('unpublish')}
                <span className="visually-hidden">{` ${name}`}</span>
              </Button>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
