import { createContext, use } from 'react';
import type { DraftValue, ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { createDocument, type DocumentStore, type DocumentView } from '../../document/document-store.ts';
import { localCopy } from '../../document/local-copy.ts';
import { mergeByDeclaration } from '../../document/merge.ts';
import { isOffline } from '../../document/use-document.ts';
import type { Editor } from '../../editor.ts';
import type { ListedFile } from '../../media/media-data.ts';
import type { CatalogueWords, EditedProduct, ProductChange } from '../catalogue-operations.ts';

export type ProductStore = DocumentStore<ProductDraft, ProductProblem>;

/** A product being edited: the context of every part of its screen. */
export type ProductWork = {
  /** The product on the server. */
  readonly product: EditedProduct;
  readonly words: CatalogueWords;
  readonly store: ProductStore;
  readonly view: DocumentView<ProductDraft, ProductProblem>;
  /** The edited language. */
  readonly language: string;
  readonly chooseLanguage: (language: string) => void;
  /** Changes a part of the draft; `place` groups consecutive changes into one undo step. */
  readonly set: <Part extends keyof ProductDraft>(
    part: Part,
    value: ProductDraft[Part],
    place?: string,
  ) => void;
  /** The addresses of pictures in the draft by their hashes, without a size. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Records the address of a file that was just chosen. */
  readonly remember: (file: ListedFile) => void;
  /** Applies the result of an action for the product as a whole. */
  readonly take: (change: ProductChange) => void;
};

export const ProductWorkContext = createContext<ProductWork | null>(null);

/** The product being edited. Throws outside its screen. */
export function useProductWork(): ProductWork {
  const work = use(ProductWorkContext);
  if (!work) throw new Error('There is no product around this');
  return work;
}

/** How two editors' changes are merged: texts by language, values by attribute, items of lists by id. */
const fields = {
  names: { kind: 'text' },
  short: { kind: 'text' },
  long: { kind: 'text' },
  benefits: { kind: 'text' },
  details: { kind: 'text' },
  values: { kind: 'group', fields: {} },
  related: { kind: 'list' },
  images: { kind: 'list', fields: { alt: { kind: 'text' } } },
  highlights: { kind: 'list', fields: { names: { kind: 'text' }, texts: { kind: 'text' } } },
  variants: {
    kind: 'list',
    fields: {
      metric: { kind: 'text' },
      imperial: { kind: 'text' },
      values: { kind: 'group', fields: {} },
    },
  },
  documents: { kind: 'list', fields: { names: { kind: 'text' }, files: { kind: 'group', fields: {} } } },
  film: { kind: 'group', fields: { titles: { kind: 'text' } } },
} as const;

type ProductListeners = { onSaved: (product: EditedProduct) => void; onTaken: (by: string) => void };

/** A product as a document: saved as a whole, merged by texts and values. */
export function openProduct(
  { sendMutation, session, locale }: Editor,
  product: EditedProduct,
  { onSaved, onTaken }: ProductListeners,
): ProductStore {
  return createDocument<ProductDraft, ProductProblem>({
    opened: openedProduct(product),
    merge: mergeByDeclaration<ProductDraft>(fields),
    async save(draft, { revision }) {
      const { saveProduct } = await sendMutation('products', 'saveProduct', {
        ...{ slug: product.slug, draft, revision, language: locale.language },
      });
      const { product: saved, isConflict } = saveProduct;
      const { draft: theirs, problems } = openedProduct(saved);
      if (isConflict) return { kind: 'conflict', revision: saved.revision, draft: theirs, by: saved.by };
      onSaved(saved);
      return { kind: 'saved', revision: saved.revision, problems };
    },
    isOffline,
    copy: localCopy(['product', session.name, product.slug], localStorage),
    onTaken,
  });
}

export function openedProduct({ draft, revision, stated }: EditedProduct) {
  return { draft: draft as ProductDraft, revision, problems: stated.problems as readonly ProductProblem[] };
}

/** The values of an attribute after a change of one of them; empty ones are left out. */
export function withTyped(
  values: ProductDraft['values'],
  key: string,
  place: number,
  value: DraftValue,
): ProductDraft['values'] {
  const { [key]: before = [], ...others } = values;
  const next = before.slice();
  next[place] = value;
  const left = next.filter(({ text, words }) => text !== '' || Object.values(words ?? {}).some(Boolean));
  return left.length > 0 ? { ...others, [key]: left } : others;
}

/**
 * A textual value of an attribute with the text of one language; English applies where others are missing.
 */
export function withWords(value: DraftValue | undefined, language: string, text: string): DraftValue {
  const { text: english = '', words, ...same } = value ?? { text: '' };
  if (!words && language === 'en') return { ...same, text };
  const all = { ...(words ?? (english ? { en: english } : {})), [language]: text };
  const { [language]: _, ...without } = all;
  const next = text === '' ? without : all;
  return { ...same, text: next.en ?? '', words: next };
}
