import { isDeepStrictEqual } from 'node:util';
import type { ImportKind, ImportProblemCode } from '#contracts/products/catalogue-import.ts';
import type { ProductDraft } from '#contracts/products/draft.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { blankDraft } from '../draft/blank-draft.ts';
import { stateDraft } from '../draft/conversion/state-draft.ts';
import { nothingUndrafted } from '../draft/conversion/undrafted.ts';
import type { EditedProduct } from '../draft/find-draft.ts';
import type { CatalogueRecord } from '../exchange/catalogue-record.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { type DraftFields, getField, isSameField, textOfField, withField } from './draft-fields.ts';
import { fieldsOfRecord } from './fields-of-record.ts';
import { shownChange, shownCharacters } from './shown-change.ts';

export type FieldChange = {
  field: string;
  before: string;
  after: string;
  /** Whether it has changed both here and in the file since the last import. */
  isBoth: boolean;
};
export type ImportProblem = { code: ImportProblemCode; field: string; detail: string };
export type Comparison = { changes: FieldChange[]; problems: ImportProblem[] };

/** What a product of a file would make of ours. */
export type Compared = {
  kind: ImportKind;
  comparison: Comparison;
  type: CatalogueType | null;
  name: string | null;
  document: ProductDraft | null;
  theirs: ProductDraft | null;
  before: ProductDraft | null;
  given: DraftFields | null;
  revision: number;
};

type Known = {
  vocabulary: Vocabulary;
  edited: EditedProduct | undefined;
  /** The values in the supplier's last file. */
  origin: DraftFields | undefined;
  /** The type of a product that is here or in the same file. */
  getType: (slug: string) => CatalogueType | undefined;
};

/**
 * Compares a product of a file with ours, draft or published. A value that the supplier's last file already
 * had is not a change of the file, so an editor's value stays. If both sides have changed, ours stays unless
 * somebody decides otherwise.
 */
export function compareItem(record: CatalogueRecord, known: Known): Compared {
  const { vocabulary, edited, origin, getType } = known;
  const type = edited?.type ?? vocabulary.tree.get(record.classifications?.[0] ?? '')?.type ?? null;
  const begun = edited?.document ?? blankDraft;
  const given = fieldsOfRecord(record, begun, { vocabulary, getType, isService: type === 'service' });
  const name = nameOf(begun, given, record.slug);
  if (!edited) {
    const code = vocabulary.tree.has(record.slug)
      ? 'taken'
      : type === null
        ? 'noClass'
        : !hasName(given)
          ? 'noName'
          : null;
    if (code) return refused(code, name);
  }
  const { attributes } = vocabulary;
  const same = (field: string, one: Parameters<typeof isSameField>[1], other: typeof one) =>
    isSameField(field, one, other, attributes);
  let document = begun;
  let theirs = begun;
  const changes: FieldChange[] = [];
  for (const [field, value] of Object.entries(given)) {
    const ours = getField(begun, field);
    if (same(field, ours, value)) continue;
    const last = origin?.[field];
    if (last !== undefined && same(field, last, value)) continue;
    const isBoth = last !== undefined && !same(field, last, ours);
    theirs = withField(theirs, field, value);
    if (!isBoth) document = withField(document, field, value);
    changes.push({ field, ...shownChange(textOfField(ours), textOfField(value)), isBoth });
  }
  const problems = problemsOf(theirs, { record, edited, type, vocabulary, getType, given });
  const isBoth = changes.some((change) => change.isBoth);
  return {
    kind: kindOf({ problems, edited, changes, isBoth }),
    comparison: { changes, problems },
    ...{ type, name, given, revision: edited?.revision ?? 0 },
    document: isDeepStrictEqual(document, edited?.document) ? null : document,
    theirs: isBoth ? theirs : null,
    before: edited && !edited.row ? edited.document : null,
  };
}

export function refused(code: ImportProblemCode, name: string | null, detail = ''): Compared {
  return {
    kind: 'MEND',
    comparison: { changes: [], problems: [{ code, field: '', detail }] },
    ...{ type: null, name, document: null, theirs: null, before: null, given: null, revision: 0 },
  };
}

function kindOf({
  problems,
  edited,
  changes,
  isBoth,
}: Pick<Comparison, 'problems' | 'changes'> & { edited: unknown; isBoth: boolean }): ImportKind {
  if (problems.length > 0) return 'MEND';
  if (!edited) return 'CREATED';
  if (isBoth) return 'BOTH';
  return changes.length > 0 ? 'CHANGED' : 'SAME';
}

type Given = Omit<Known, 'origin'> & {
  record: CatalogueRecord;
  type: CatalogueType | null;
  given: DraftFields;
};

/** Files of the trade do not name documents, so there is no address to check. */
const isDocumentTaken = () => false;

/** The problems in the values of the file. What else the draft lacks is left to its editors. */
function problemsOf(
  document: ProductDraft,
  { record: { slug }, edited, type, vocabulary, getType, given }: Given,
): ImportProblem[] {
  const undrafted = edited?.undrafted ?? nothingUndrafted;
  const drafted = { slug, type: type ?? 'product', document, undrafted };
  return stateDraft(drafted, { vocabulary, getType, isDocumentTaken }).problems.flatMap(
    ({ code, field, detail, isWarning }): ImportProblem[] =>
      isWarning ||
      code === 'missing' ||
      code === 'outside' ||
      code === 'nothingToSee' ||
      !Object.hasOwn(given, field)
        ? []
        : [
            {
              code,
              field,
              detail: detail ?? textOfField(getField(document, field)).slice(0, shownCharacters),
            },
          ],
  );
}

function nameOf(document: ProductDraft, given: DraftFields, slug: string): string {
  const name =
    document.names.en ??
    given['names/en'] ??
    Object.entries(given).find(([field]) => field.startsWith('names/'))?.[1];
  return typeof name === 'string' ? name : slug;
}

function hasName(given: DraftFields): boolean {
  return Object.keys(given).some((field) => field.startsWith('names/'));
}
