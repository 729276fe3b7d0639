import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';

type TextLanguageProps = {
  value: string;
  onChange: (language: string) => void;
  /** Whether something has no text in a language. */
  isMissing: (language: string) => boolean;
};

/** The choice of the edited language; the list marks languages with missing texts. */
export function TextLanguage({ value, onChange, isMissing }: TextLanguageProps) {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorRecords');
  const languages = [...new Set(sites.flatMap((site) => site.languages))];
  return (
    <ToolbarSelect
      label={t('language')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={languages.map((language) => {
        const name = displayLanguage(language, locale.language);
        return { value: language, label: isMissing(language) ? t('language.missing', { name }) : name };
      })}
    />
  );
}
