import { useSearchParams } from 'react-router';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { useEditor } from '../../editor.ts';
import styles from './product-list.module.css';

const formats = ['csv', 'xlsx', 'bmecat'] as const;

/** Exports the filtered list as a file, which is streamed, whatever its length. */
export function ExportLinks() {
  const { texts, locale } = useEditor();
  const t = texts('editorImporting');
  const [query] = useSearchParams();
  return (
    <p className={styles.export}>
      <span>{t('export')}</span>
      {formats.map((format) => (
        <a
          key={format}
          download
          href={`/api/editor-catalogue?${withQuery(query, { format, language: locale.language, after: '' })}`}
        >
          {t(`format.${format}`)}
        </a>
      ))}
    </p>
  );
}
