import { formatFileSize } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { pickText } from '../lists/pick-text.ts';
import type { ListedFile } from './media-data.ts';

/** The names and descriptions of files. */
export function useFileLabels() {
  const { texts, locale } = useEditor();
  const t = texts('editorMedia');
  return {
    /** Pictures seldom have a title, but an alternative text. */
    name: ({ title, alt, slug }: Pick<ListedFile, 'title' | 'alt' | 'slug'>) =>
      pickText(title, locale.language) || pickText(alt, locale.language) || slug,
    /** `PDF · 2.1 MB · 3 versions` */
    facts({ versions }: Pick<ListedFile, 'versions'>): string {
      const [first] = versions;
      if (!first) return t('noBytes');
      const facts = [formatOf(first.contentType), formatFileSize(first.size, locale)];
      if (versions.length > 1) facts.push(t('versions.count', { count: versions.length }));
      return facts.join(' · ');
    },
  };
}

/** `application/pdf` → `PDF`. */
export function formatOf(contentType: string): string {
  const [, name = ''] = contentType.split('/');
  return name.replace(/^(?:x-|vnd\.)|\+xml$/g, '').toUpperCase();
}
