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

/** A product in the hands of an editor: what every part of its screen has. */
export type ProductWork = {
  /** As the server has it. */
  readonly product: EditedProduct;
  readonly words: CatalogueWords;
  readonly store: ProductStore;
  readonly view: DocumentView<ProductDraft, ProductProblem>;
  /** Of the texts that are edited. */
  readonly language: string;
  readonly chooseLanguage: (language: string) => void;
  /** Changes a part of the draft; `place` says which, so that its letters are one step of undo. */
  readonly set: <Part extends keyof ProductDraft>(
    part: Part,
    value: ProductDraft[Part],
    place?: string,
  ) => void;
  /** Where pictures of the draft are seen, by their hash, without a size. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Knows where a file is seen that was just chosen. */
  readonly remember: (file: ListedFile) => void;
  /** Takes over what a change of the product as a whole made of it. */
  readonly take: (change: ProductChange) => void;
};

export const ProductWorkContext = createContext<ProductWork | null>(null);

/** The product that is edited. Throws outside of its screen. */
export function useProductWork(): ProductWork {
  const work = use(ProductWorkContext);
  if (!work) throw new Error('There is no product around this');
  return work;
}

/** How two editors' changes are brought together: texts by language, values by attribute, what stands in lists by id. */
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

type Heard = { onSaved: (product: EditedProduct) => void; onTaken: (by: string) => void };

/** A product as a document: saved as a whole, merged by texts and values. */
export function openProduct(
  { sendMutation, session, locale }: Editor,
  product: EditedProduct,
  { onSaved, onTaken }: Heard,
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

/** The values of an attribute as they are after one of them was typed anew; empty ones are left out. */
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

/** The value of an attribute that says words, with those of one language; without others English holds in all. */
export function withWords(value: DraftValue | undefined, language: string, text: string): DraftValue {
  const { text: english = '', words, ...same } = value ?? { text: '' };
  if (!words && language === 'en') return { ...same, text };
  const all = { ...(words ?? (english ? { en: english } : {})), [language]: text };
  const { [language]: _, ...without } = all;
  const next = text === '' ? without : all;
  return { ...same, text: next.en ?? '', words: next };
}
