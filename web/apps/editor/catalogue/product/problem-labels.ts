import type { ProductProblem } from '#contracts/products/draft.ts';
import { displayLanguage, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { CatalogueWords } from '../catalogue-operations.ts';

const parts = [
  'names',
  'short',
  'long',
  'benefits',
  'details',
  'brand',
  'classifications',
  'countries',
  'capabilities',
  'related',
] as const;

/** How a field of the draft is called: `values/weight` is “Weight”. */
export function useFieldLabel({ attributes }: Pick<CatalogueWords, 'attributes'>): (field: string) => string {
  const t = useEditor().texts('editorCatalogue');
  return (field) => {
    const [part = '', of] = field.split('/');
    if (part === 'values') return attributes.find(({ key }) => key === of)?.name ?? of ?? t('part.data');
    const known = parts.find((one) => one === part);
    return known ? t(`field.${known}`) : part;
  };
}

/** The language of a field, as the editor reads it. */
export function useFieldLanguage(): (field: string) => string | undefined {
  const { locale } = useEditor();
  return (field) => {
    const code = /^(?:names|short|long|benefits|details)\/([a-z]{2})$/.exec(field)?.[1];
    return code && displayLanguage(code, locale.language);
  };
}

/** What is wrong, and what to do about it. */
export function useProductProblemLabel(): (problem: ProductProblem) => string {
  const { texts, locale } = useEditor();
  const t = texts('editorCatalogue');
  return ({ code, field, detail }) => {
    const name = detail ?? '';
    switch (code) {
      case 'tooLong':
        return t('problem.tooLong', { count: formatNumber(Number(detail), locale) });
      case 'missing':
        return t(field.startsWith('values/') ? 'problem.missing.value' : 'problem.missing');
      case 'unknown':
      case 'otherType':
      case 'relation':
        return t(`problem.${code}`, { name });
      case 'outside':
        return t('problem.outside', { range: name });
      default:
        return t(`problem.${code}`);
    }
  };
}

/** The part of the screen that a field is in. */
export function partOfField(field: string): 'data' | 'texts' | 'place' {
  if (field.startsWith('values/')) return 'data';
  return /^(?:names|short|long|benefits|details)\b/.test(field) ? 'texts' : 'place';
}
