import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import { usePageWork } from './page-work.ts';

/** Which language's words are edited; the words of the source language stand beside them. */
export function LanguageChoice() {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorPages');
  const { view, language, chooseLanguage } = usePageWork();
  const { draft } = view;
  const ofSite = sites.find(({ id }) => id === draft.siteId)?.languages ?? [];
  const codes = [...new Set([draft.sourceLanguage, ...Object.keys(draft.texts), ...ofSite])];
  const label = (code: string) => {
    const name = displayLanguage(code, locale.language);
    if (code === draft.sourceLanguage) return t('language.source', { name });
    return draft.texts[code] ? name : t('language.none', { name });
  };
  return (
    <div>
      <ToolbarSelect
        label={t('language')}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value)}
        options={codes.map((code) => ({ value: code, label: label(code) }))}
      />
    </div>
  );
}
