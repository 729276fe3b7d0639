import type { StoredLink } from '#contracts/content/draft.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';

/** A value that is not a text, for people: yes and no, the target of a link, a list. */
export function useValueLabel(): (value: unknown) => string {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const getLabel = (value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('value.empty');
    if (value === true) return t('value.yes');
    if (value === false) return t('value.no');
    if (Array.isArray(value))
      return value.length > 0 ? listFormat(value.map(getLabel), locale, 'plain') : t('value.empty');
    if (typeof value !== 'object') return String(value);
    const { kind, page, path, href, slug, action } = value as StoredLink;
    if (kind) return [page, path, href, slug, action].find(Boolean) ?? kind;
    return Object.values(value)
      .filter((part) => typeof part === 'string')
      .join(' ');
  };
  return getLabel;
}
