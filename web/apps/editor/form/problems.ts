import { blocks } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredItem, StoredLink, StoredValue, Texts } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { brokenTextRule, type TextBounds } from '#contracts/content/text-rules.ts';

/** The problems of one place: a field, a list or an item, written as the path within its block. */
export function findProblem(
  problems: readonly ContentProblem[],
  at: string,
  language?: string,
): ContentProblem | undefined {
  return problems.find(
    (problem) => getUnit(problem) === at && (!problem.language || !language || problem.language === language),
  );
}

/** Whether there is a problem at or below a place. */
export function hasProblemBelow(problems: readonly ContentProblem[], at: string): boolean {
  return problems.some((problem) => `${getUnit(problem)}/`.startsWith(`${at}/`));
}

/** The path to a problem, block first. */
function getUnit({ block, field }: Pick<ContentProblem, 'block' | 'field'>): string {
  return block === null ? field : `${block}/${field}`;
}

/**
 * The problems according to the declaration of a block alone, shown while somebody types; the server checks
 * the rest. `language`: the language of the texts.
 */
export function findBlockProblems(block: StoredBlock, texts: Texts, language: string): ContentProblem[] {
  const fields: BlockFields | undefined = (blocks as Record<string, BlockFields>)[block.type];
  if (!fields) return [];
  return problemsOfFields(fields, block, `${block.id}/`, texts).map(({ at, words, ...found }) => ({
    ...found,
    block: block.id,
    field: at.slice(block.id.length + 1),
    language: words ? language : null,
  }));
}

type Found = Fault & { at: string; words: boolean };

function problemsOfFields(
  fields: BlockFields,
  stored: StoredBlock | StoredItem,
  prefix: string,
  texts: Texts,
): Found[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = prefix + name;
    const own = problemOfField(field, stored[name], texts[at]);
    const found = own ? [{ ...own, at, words: isTranslated(field) }] : [];
    if (field.kind !== 'list') return found;
    const items = (stored[name] ?? []) as StoredItem[];
    return [
      ...found,
      ...items.flatMap((item) => problemsOfFields(field.fields, item, `${at}/${item.id}/`, texts)),
    ];
  });
}

function isTranslated(field: BlockField): boolean {
  return field.kind === 'richText' || (field.kind === 'text' && field.translate);
}

function problemOfField(
  field: BlockField,
  value: StoredValue,
  words: Texts[string] | undefined,
): Fault | undefined {
  switch (field.kind) {
    case 'text':
      return problemOfText(field, field.translate ? words : value);
    case 'richText':
      return field.required && isEmpty(words as RichText | undefined) ? fault('missing') : undefined;
    case 'list':
    case 'links':
      return problemOfCount(field.kind === 'list' ? field.min : 0, field.max, value);
    case 'pages':
      return problemOfCount(0, field.max, value);
    case 'link':
      return field.required && !(value as StoredLink | null)?.kind ? fault('missing') : undefined;
    case 'choice':
    case 'flag':
      return undefined;
    default:
      return field.required && (value === undefined || value === null || value === '')
        ? fault('missing')
        : undefined;
  }
}

/** The problem of a text with these bounds. */
function problemOfText(bounds: TextBounds, text: unknown): Fault | undefined {
  if (typeof text !== 'string' || text === '') return bounds.required ? fault('missing') : undefined;
  return brokenTextRule(text, bounds);
}

function problemOfCount(least: number, most: number, value: StoredValue): Fault | undefined {
  const count = Array.isArray(value) ? value.length : 0;
  if (count < least) return fault('tooFew', { count, least });
  return count > most ? fault('tooMany', { count, most }) : undefined;
}

function isEmpty(text: RichText | undefined): boolean {
  return !text?.content.some((node) => node.type !== 'paragraph' || node.content?.length);
}
