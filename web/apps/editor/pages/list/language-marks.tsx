import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import styles from './language-marks.module.css';

type LanguageMarksProps = { languages: readonly string[]; published: readonly string[] };

/** The languages of a page; those that visitors do not see are hollow, and announced as drafts. */
export function LanguageMarks({ languages, published }: LanguageMarksProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const names = (codes: readonly string[]) =>
    listFormat(
      codes.map((code) => displayLanguage(code, locale.language)),
      locale,
    );
  const drafts = languages.filter((code) => !published.includes(code));
  return (
    <span className={styles.marks}>
      <span className="visually-hidden">
        {published.length > 0 ? `${t('languages.published', { names: names(published) })} ` : ''}
        {drafts.length > 0 ? t('languages.draft', { names: names(drafts) }) : ''}
      </span>
      {languages.map((code) => (
        <span
          key={code}
          className={styles.mark}
          data-draft={drafts.includes(code) || undefined}
          aria-hidden="true"
        >
          {code}
        </span>
      ))}
    </span>
  );
}
