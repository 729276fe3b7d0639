import { FieldStack } from '#web/design/form/field.tsx';
import { Select, TextArea } from '#web/design/form/text-fields.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import { missingLanguages, type ReleaseDraft } from './release-draft.ts';

type NotesFieldsProps = {
  draft: ReleaseDraft;
  onChange: (parts: Partial<ReleaseDraft>) => void;
  error: string | undefined;
};

/** The release notes, in English and any number of other languages. */
export function NotesFields({ draft, onChange, error }: NotesFieldsProps) {
  const { texts, locale } = usePortal();
  const t = texts('portal');
  const getName = (language: string) => displayLanguage(language, locale.language);
  const write = (language: string, text: string) => onChange({ notes: { ...draft.notes, [language]: text } });
  const missing = missingLanguages(draft);
  return (
    <FieldStack>
      {Object.entries(draft.notes).map(([language, text]) => (
        <TextArea
          key={language}
          id={language === 'en' ? 'release-notes' : `release-notes-${language}`}
          label={getName(language)}
          lang={language}
          rows={4}
          value={text}
          error={language === 'en' ? error : undefined}
          onChange={({ target }) => write(language, target.value)}
        />
      ))}
      {missing.length > 0 ? (
        <Select
          id="release-language"
          label={t('releases.notes.add')}
          value=""
          placeholder={t('releases.choose')}
          options={missing.map((language) => ({ value: language, label: getName(language) }))}
          onChange={({ target }) => target.value && write(target.value, '')}
        />
      ) : null}
    </FieldStack>
  );
}
