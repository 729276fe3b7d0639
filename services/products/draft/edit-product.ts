import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { isSlug } from '../arguments.ts';
import { removeProducts } from '../product/remove-products.ts';
import { saveProducts } from '../product/save-products.ts';
import type { Product } from '../product/stored-product.ts';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { blankDraft } from './blank-draft.ts';
import { draftOfProduct } from './conversion/draft-of-product.ts';
import { findDraftContext } from './conversion/find-draft-context.ts';
import { stateDraft } from './conversion/state-draft.ts';
import { nothingUndrafted } from './conversion/undrafted.ts';
import { completeDraft } from './earlier-drafts.ts';
import { type EditedProduct, findEdited, findTypesOf, holdDraft } from './find-draft.ts';
import { dropPlan } from './plan/plans.ts';
import { findRevision, noteFirst, noteRevision, type RevisionKind } from './product-revisions.ts';
import { saveDraft } from './save-draft.ts';

/** The result of a change: done, in conflict with another editor's change, or refused because of problems. */
export type ProductChange = {
  slug: string;
  done: boolean;
  /** The product after the change. */
  edited: EditedProduct;
  /** Whether another editor has changed the product since the revision of the request. */
  isConflict: boolean;
  /** Why the change was refused. */
  problems: readonly ProductProblem[];
};

export type Order = { slug: string; revision: number; by: string };
export type Held = { connection: PoolClient; edited: EditedProduct; vocabulary: Vocabulary };

/**
 * Saves a draft, which visitors do not see.
 * @throws NOT_FOUND
 */
export function saveProduct(pool: Pool, order: Order & { document: ProductDraft }): Promise<ProductChange> {
  return changeHeld(pool, order, async (held) => {
    if (isDeepStrictEqual(held.edited.document, order.document)) return [];
    await write(held, order.by, 'saved', order.document);
    return [];
  });
}

/**
 * Publishes the draft, by the same code as an import.
 * @throws NOT_FOUND
 */
export function publishProduct(pool: Pool, order: Order): Promise<ProductChange> {
  return changeHeld(pool, order, (held) => publish(held, order.by, 'published'));
}

/**
 * Discards the changes: the draft becomes the published version again.
 * @throws NOT_FOUND, CONFLICT when it is not published
 */
export function discardProduct(pool: Pool, order: Order): Promise<ProductChange> {
  return changeHeld(pool, order, async (held) => {
    const { published } = held.edited;
    if (!published) throw conflict('It is not published.');
    const document = draftOfProduct(published.product, held.vocabulary);
    await write(held, order.by, 'discarded', document, { isPublished: true, base: published.revision });
    return [];
  });
}

/**
 * Withdraws a product: only editors find it from now on.
 * @throws NOT_FOUND, CONFLICT when it is not published
 */
export function withdrawProduct(pool: Pool, order: Order): Promise<ProductChange> {
  return changeHeld(pool, order, (held) => withdraw(held, order.by));
}

/** @throws CONFLICT when it is not published */
export async function withdraw(held: Held, by: string): Promise<readonly ProductProblem[]> {
  const { slug, published, undrafted, document, revision } = held.edited;
  if (!published) throw conflict('It is not published.');
  await write(held, by, 'withdrawn', document, {
    isWithdrawn: true,
    undrafted,
    base: null,
    // The revision of the published product no longer adds to the total, which must not decrease.
    revision: revision + 1,
  });
  await removeProducts(held.connection, [slug]);
  await dropPlan(held.connection, slug, true);
  return [];
}

/**
 * Publishes a withdrawn product again.
 * @throws NOT_FOUND, CONFLICT when it was not withdrawn
 */
export function returnProduct(pool: Pool, order: Order): Promise<ProductChange> {
  return changeHeld(pool, order, async (held) => {
    if (held.edited.state !== 'WITHDRAWN') throw conflict('It is still published.');
    return publish(held, order.by, 'returned');
  });
}

/**
 * Makes the draft equal to an earlier revision.
 * @throws NOT_FOUND
 */
export function restoreProduct(pool: Pool, order: Order & { earlier: number }): Promise<ProductChange> {
  return changeHeld(pool, order, async (held) => {
    const earlier = await findRevision(held.connection, order.slug, order.earlier);
    if (!earlier) throw notFound();
    const document = completeDraft(earlier, () => held.edited.document);
    await write(held, order.by, 'restored', document);
    return [];
  });
}

export type NewProduct = {
  slug: string;
  classification: string;
  name: string;
  from: string | null;
  by: string;
};

/**
 * Adds a new product or service to a class, or a copy of another one.
 * @throws BAD_USER_INPUT on `slug` when it is taken, NOT_FOUND when there is nothing to copy
 */
export function addProduct(
  pool: Pool,
  { slug, classification, name, from, by }: NewProduct,
): Promise<ProductChange> {
  return inTransaction(pool, async (connection) => {
    await holdDraft(connection, slug);
    const vocabulary = await findVocabulary(connection);
    const taken = await findTypesOf(connection, [slug], { published: false });
    if (!isSlug(slug)) throw badInput('Must be lower-case letters, digits and hyphens.', 'slug');
    if (taken.has(slug) || vocabulary.tree.has(slug)) throw badInput('Is taken.', 'slug');
    const original = from === null ? null : (await findEdited(connection, [from], vocabulary)).get(from);
    if (original === undefined) throw notFound();
    const type = original?.type ?? vocabulary.tree.get(classification)?.type;
    if (!type) throw badInput('Must be a class.', 'classification');
    // The slug of a document is unique, so a copy has none.
    const document = original
      ? { ...original.document, documents: [], names: { en: name } }
      : { ...blankDraft, names: { en: name }, classifications: [classification] };
    const undrafted = original?.undrafted ?? nothingUndrafted;
    await saveDraft(connection, {
      ...{ slug, type, document, undrafted, revision: 1, by },
      ...{ isPublished: false, isWithdrawn: false, base: null },
    });
    await noteRevision(connection, { slug, by, what: 'created', document });
    return {
      slug,
      done: true,
      edited: await again(connection, slug, vocabulary),
      isConflict: false,
      problems: [],
    };
  });
}

/**
 * Locks a product, and calls `make` if it still has the revision that the editor began with; `make` gives the
 * problems that prevented the change.
 */
export function changeHeld(
  pool: Pool,
  { slug, revision }: Order,
  make: (held: Held) => Promise<readonly ProductProblem[]>,
): Promise<ProductChange> {
  return inTransaction(pool, async (connection) => {
    await holdDraft(connection, slug);
    const vocabulary = await findVocabulary(connection);
    const edited = (await findEdited(connection, [slug], vocabulary)).get(slug);
    if (!edited) throw notFound();
    if (edited.revision !== revision) return { slug, done: false, edited, isConflict: true, problems: [] };
    const problems = await make({ connection, edited, vocabulary });
    const done = problems.length === 0;
    return { slug, done, edited: await again(connection, slug, vocabulary), isConflict: false, problems };
  });
}

async function again(connection: PoolClient, slug: string, vocabulary: Vocabulary): Promise<EditedProduct> {
  const edited = (await findEdited(connection, [slug], vocabulary)).get(slug);
  if (!edited) throw notFound();
  return edited;
}

async function publish(held: Held, by: string, what: RevisionKind): Promise<readonly ProductProblem[]> {
  const { product, errors } = await stateHeld(held, held.edited.document);
  if (errors.length > 0) return errors;
  const base = await putOut(held, product);
  await dropPlan(held.connection, product.slug, false);
  await write(held, by, what, held.edited.document, { isPublished: true, base });
  return [];
}

/**
 * Publishes a product as it was written when that was planned. Later changes by editors stay a draft. Gives
 * the problems that prevent it.
 */
export async function publishEarlier(
  held: Held,
  by: string,
  document: ProductDraft,
): Promise<readonly ProductProblem[]> {
  if (isDeepStrictEqual(held.edited.document, document)) return publish(held, by, 'published');
  const { product, errors } = await stateHeld(held, document);
  if (errors.length > 0) return errors;
  const base = await putOut(held, product);
  await write(held, by, 'published', document, { isPublished: true, base });
  const edited = await again(held.connection, product.slug, held.vocabulary);
  await write({ ...held, edited }, held.edited.by, 'saved', held.edited.document);
  return [];
}

/** The product that a draft becomes when published, and the errors that prevent it. */
export async function stateHeld({ connection, edited, vocabulary }: Held, document: ProductDraft) {
  const drafted = { ...edited, document };
  const getSurroundings = await findDraftContext(connection, [drafted], { vocabulary, published: true });
  const { product, problems } = stateDraft(drafted, getSurroundings(drafted));
  return { product, errors: problems.filter(({ isWarning }) => !isWarning) };
}

/** Gives the new revision of the published product. */
async function putOut({ connection, vocabulary }: Held, product: Product): Promise<number | null> {
  await saveProducts(connection, [product]);
  return (await again(connection, product.slug, vocabulary)).published?.revision ?? null;
}

type DraftChanges = Partial<
  Pick<NonNullable<EditedProduct['row']>, 'isPublished' | 'isWithdrawn' | 'base' | 'undrafted' | 'revision'>
>;

async function write(
  { connection, edited }: Held,
  by: string,
  what: RevisionKind,
  document: ProductDraft,
  changes: DraftChanges = {},
): Promise<void> {
  const { slug, type, published, row } = edited;
  // An edited draft keeps the revision on which it is based, so that an import in between is noticed.
  const base = row && !row.isPublished && what !== 'discarded' ? row.base : (published?.revision ?? null);
  await noteFirst(connection, edited);
  await saveDraft(connection, {
    ...{ slug, type, document, undrafted: row?.undrafted ?? null, revision: (row?.revision ?? 0) + 1, by },
    ...{ isPublished: false, isWithdrawn: row?.isWithdrawn ?? false, base, ...changes },
    ...(changes.isPublished && { isWithdrawn: false, undrafted: null }),
  });
  await noteRevision(connection, { slug, by, what, document });
}
