import * as v from 'valibot';
import type { PageDraft, StoredBlock, Texts } from '#contracts/content/draft.ts';
import { languages } from '#contracts/languages.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { isId, isSlug } from '../../link/link.ts';

const id = v.pipe(v.string(), v.check(isId, 'is not an id'));
const line = v.pipe(v.string(), v.maxLength(200));
const language = v.picklist(languages);
const moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a date and time'),
  v.transform((text) => new Date(text).toISOString()),
);

const block = v.looseObject({ id: line, type: line, anchor: v.nullable(line), tone: line });
const texts = v.strictObject({
  title: v.string(),
  navigationTitle: v.nullable(v.string()),
  description: v.nullable(v.string()),
  lead: v.nullable(v.string()),
  blocks: v.record(v.string(), v.union([v.string(), v.looseObject({})])),
});

const shape = v.strictObject({
  id,
  siteId: id,
  path: v.string(),
  sourceLanguage: language,
  type: v.picklist(['CONTENT', 'STORY', 'MEDIA_RELEASE', 'SYSTEM']),
  pageType: line,
  theme: line,
  injection: v.nullable(
    v.strictObject({ kind: v.picklist(['product', 'service']), slug: v.pipe(line, v.check(isSlug)) }),
  ),
  countries: v.pipe(v.array(line), v.maxLength(300)),
  protection: v.picklist(['none', 'password', 'role']),
  requiredRole: v.nullable(line),
  tableOfContents: v.boolean(),
  image: v.nullable(id),
  sortIndex: v.pipe(v.number(), v.integer(), v.minValue(-1e9), v.maxValue(1e9)),
  publicationDate: v.nullable(moment),
  category: v.nullable(line),
  adhoc: v.boolean(),
  contacts: v.pipe(v.array(id), v.maxLength(50)),
  products: v.pipe(v.array(line), v.maxLength(200)),
  blocks: v.pipe(v.array(block), v.maxLength(200)),
  texts: v.record(language, texts),
});

/** Deeper than any list in a list with a text in it; anything deeper is an attack on recursive code. */
const deepest = 40;

/**
 * Parses a page that was sent, once it has a page's shape; its values are checked in check-draft.ts.
 * @throws BAD_USER_INPUT by field
 */
export function readDraft(sent: unknown): PageDraft {
  if (!isStorable(sent, 0)) throw badInput('Contains something that cannot be stored.', 'draft');
  const result = v.safeParse(shape, sent, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw badInput(`Is not a page: ${issue.message}`, v.getDotPath(issue) ?? 'draft');
  }
  const { blocks, texts: written, ...page } = result.output;
  const known = blocks as StoredBlock[];
  return {
    ...page,
    blocks: known,
    texts: written as Record<string, PageDraft['texts'][string] & { blocks: Texts }>,
  };
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair in JSON. */
function isStorable(value: unknown, depth: number): boolean {
  if (depth > deepest) return false;
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((entry) => isStorable(entry, depth + 1));
  return Object.entries(value).every(
    ([name, entry]) => isStorable(name, depth) && isStorable(entry, depth + 1),
  );
}
