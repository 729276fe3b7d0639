import type { ProductProblem } from '#contracts/products/draft.ts';
import { displayLanguage, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { CatalogueWords } from '../catalogue-operations.ts';
import type { ProductPart } from './product-tabs.tsx';
import { useProductWork } from './product-work.ts';

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
  'images',
  'highlights',
  'variants',
  'documents',
  'film',
  'model',
] as const;

/** The fields of a draft, and of items in its lists, that have a text for each language. */
const languageOfField =
  /^(?:(?:names|short|long|benefits|details)|(?:images|highlights|variants|documents)\/[^/]+\/(?:alt|names|texts|metric|imperial)|film\/titles)\/([a-z]{2})$/;

/** The label of a field of the draft: `values/weight` is “Weight”. */
export function useFieldLabel({ attributes }: Pick<CatalogueWords, 'attributes'>): (field: string) => string {
  const t = useEditor().texts('editorCatalogue');
  return (field) => {
    const [part = '', of, inside, key] = field.split('/');
    const nameOf = (attribute = '') => attributes.find((each) => each.key === attribute)?.name ?? attribute;
    if (part === 'values') return of ? nameOf(of) : t('part.data');
    const known = parts.find((one) => one === part);
    const label = known ? t(`field.${known}`) : part;
    return inside === 'values' ? [label, nameOf(key)].join(' · ') : label;
  };
}

/** The language of a field; undefined: it is the same in all. */
export function findFieldLanguage(field: string): string | undefined {
  return languageOfField.exec(field)?.[1];
}

/** The name of a field's language, in the editor's language. */
export function useFieldLanguage(): (field: string) => string | undefined {
  const { locale } = useEditor();
  return (field) => {
    const code = findFieldLanguage(field);
    return code && displayLanguage(code, locale.language);
  };
}

/** The message for a problem, with what to do about it. */
export function useProductProblemLabel(): (problem: ProductProblem) => string {
  const { texts, locale } = useEditor();
  const t = texts('editorCatalogue');
  return ({ code, field, detail }) => {
    const name = detail ?? '';
    switch (code) {
      case 'tooLong':
        return t('problem.tooLong', { count: formatNumber(Number(detail), locale) });
      case 'missing':
        return t(/(?:^|\/)values\//.test(field) ? 'problem.missing.value' : 'problem.missing');
      case 'nothingToSee':
        return t(field.startsWith('documents/') ? 'problem.noFile' : 'problem.nothingToSee');
      case 'unknown':
      case 'otherType':
      case 'relation':
      case 'taken':
        return t(`problem.${code}`, { name });
      case 'outside':
        return t('problem.outside', { range: name });
      default:
        return t(`problem.${code}`);
    }
  };
}

/** The problem of a field in the last saved draft. */
export function useProblemOf(field: string): string | undefined {
  const { view } = useProductWork();
  const getProblemLabel = useProductProblemLabel();
  const problem = view.problems.find((one) => one.field === field && !one.isWarning);
  return problem && getProblemLabel(problem);
}

/** Whether an item of a list has a problem. */
export function useIsWrong(list: string): (item: { id: string }) => boolean {
  const { view } = useProductWork();
  return ({ id }) =>
    view.problems.some(({ field, isWarning }) => !isWarning && `${field}/`.startsWith(`${list}/${id}/`));
}

/** The part of the screen with a field. */
export function partOfField(field: string): ProductPart {
  const [part = ''] = field.split('/');
  if (part === 'values') return 'data';
  if (part === 'film' || part === 'model') return 'film';
  const own = (['images', 'highlights', 'variants', 'documents'] as const).find((each) => each === part);
  if (own) return own;
  return /^(?:names|short|long|benefits|details)$/.test(part) ? 'texts' : 'place';
}
