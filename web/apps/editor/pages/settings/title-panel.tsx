import { type PageTextName, pageTexts } from '#contracts/content/page-texts.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { TextControl } from '../../form/controls/text-control.tsx';
import { LanguageWords } from '../../form/language-words.tsx';
import { withPageTexts } from '../draft/draft-content.ts';
import { usePageWork } from '../page-work.ts';
import styles from './page-settings.module.css';
import { usePageProblem } from './use-page-problem.ts';

/** The title of a page, in menus and lists, and its texts for search engines. */
export function TitlePanel() {
  const { texts, sites } = useEditor();
  const t = texts('editorPages');
  const { view, language, change, page } = usePageWork();
  const problem = usePageProblem();
  const { draft } = view;
  const shown = draft.texts[language];
  const source = language === draft.sourceLanguage ? undefined : draft.texts[draft.sourceLanguage];
  const site = sites.find(({ id }) => id === draft.siteId);

  const field = (name: PageTextName, lines: 'one' | 'many' = 'one') => (
    <TextControl
      id={`page-${name}`}
      label={t(`field.${name}`)}
      hint={
        source?.[name]
          ? t('source.says', { words: source[name] })
          : name === 'title'
            ? undefined
            : t(`hint.${name}`)
      }
      error={problem(name)}
      required={name === 'title' ? undefined : false}
      lines={lines}
      maxLength={pageTexts[name].maxLength}
      lang={language}
      value={shown?.[name] ?? ''}
      onChange={(value) =>
        change(
          (now) => withPageTexts(now, language, { [name]: name === 'title' ? value : value || null }),
          `${name} ${language}`,
        )
      }
    />
  );
  return (
    <Panel title={t('settings.title')}>
      <div className={styles.fields}>
        <LanguageWords>
          {field('title')}
          {field('navigationTitle')}
          {field('lead', 'many')}
          {field('description', 'many')}
        </LanguageWords>
        <div className={styles.result} lang={language}>
          <span className={styles.resultName}>{t('searchResult')}</span>
          <span className={styles.resultTitle}>
            {[shown?.title || t('untitled'), site?.name].filter(Boolean).join(' – ')}
          </span>
          <span className={styles.resultAddress}>
            {`${site?.origin ?? ''}/${language}${page.url === '/' ? '' : page.url}`}
          </span>
          <span>{shown?.description || shown?.lead || t('searchResult.none')}</span>
        </div>
      </div>
    </Panel>
  );
}
