import { useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ConflictDialog } from '../../document/conflict-dialog.tsx';
import { LeaveGuard } from '../../document/leave-guard.tsx';
import { useDocument } from '../../document/use-document.ts';
import { type Editor, useEditor } from '../../editor.ts';
import { pickText } from '../../lists/pick-text.ts';
import { useUndoKeys } from '../../pages/undo-keys.ts';
import { ReadOnly } from '../../rights/read-only.tsx';
import { useRights } from '../../rights/use-rights.ts';
import type { CatalogueWords, EditedProduct } from '../catalogue-operations.ts';
import { DataPart } from '../parts/data/data-part.tsx';
import { DocumentsPart } from '../parts/documents-part.tsx';
import { FilmPart } from '../parts/film-part.tsx';
import { HighlightsPart } from '../parts/highlights-part.tsx';
import { HistoryPart } from '../parts/history-part.tsx';
import { PicturesPart } from '../parts/pictures-part.tsx';
import { PlacePart } from '../parts/place-part.tsx';
import { TextsPart } from '../parts/texts-part.tsx';
import { VariantsPart } from '../parts/variants-part.tsx';
import { siteLanguages } from '../site-languages.ts';
import { findFieldLanguage, useFieldLabel } from './problem-labels.ts';
import { ProblemList } from './problem-list.tsx';
import styles from './product.module.css';
import { ProductHead } from './product-head.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProductTabs, productParts } from './product-tabs.tsx';
import { openedProduct, openProduct, type ProductWork, ProductWorkContext } from './product-work.ts';
import { useAddresses } from './use-addresses.ts';

type Loaded = { product: EditedProduct; words: CatalogueWords };

export const title = ({ locale }: Editor, loaded: unknown) => {
  const { product } = loaded as Loaded;
  return pickText((product.draft as ProductDraft).names, locale.language) || product.slug;
};

export const createLoader =
  ({ sendQuery, locale }: Editor) =>
  async ({ params: { slug = '' } }: LoaderFunctionArgs): Promise<Loaded> => {
    const isOne = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/.test(slug) && slug.length <= 120;
    const found = isOne
      ? await sendQuery('products', 'editedProduct', { slug, language: locale.language })
      : undefined;
    if (!found?.editedProduct) throw data('There is no such product', { status: 404 });
    return { product: found.editedProduct, words: found.catalogueWords };
  };

/** CAT-03: a product with its technical data and texts, and beside them how visitors will see it. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <ProductEditor key={loaded.product.slug} {...loaded} />;
}

function ProductEditor({ product: loaded, words }: Loaded) {
  const editor = useEditor();
  const { texts, notify, locale, sites } = editor;
  const t = texts('editorPages');
  const getFieldLabel = useFieldLabel(words);
  const [product, setProduct] = useState(loaded);
  const { store, view, stores } = useDocument(() =>
    openProduct(editor, loaded, {
      onSaved: setProduct,
      onTaken: (by) => notify('info', t('conflict.taken', { name: by || t('somebody') })),
    }),
  );
  useEffect(() => {
    // A save during the request is newer.
    setProduct((now) => (loaded.revision >= now.revision ? loaded : now));
    store.follow(openedProduct(loaded));
  }, [store, loaded]);
  useUndoKeys(store);
  const [query, setQuery] = useSearchParams();
  const part = parseChoice(productParts, query.get('part')) ?? 'data';
  const [language, chooseLanguage] = useState<string>(() =>
    siteLanguages(sites).includes(locale.language) ? locale.language : 'en',
  );
  const show = (next: string) => setQuery({ part: next }, { replace: true, preventScrollReset: true });
  const mayChange = useRights().may('manageProducts');
  const files = useAddresses(product);
  const work: ProductWork = {
    product,
    words,
    store,
    view,
    language,
    chooseLanguage,
    ...files,
    set: (name, value, place = name) => store.change((draft) => ({ ...draft, [name]: value }), place),
    take(change) {
      setProduct(change.product);
      store.follow(openedProduct(change.product));
    },
  };
  return (
    <ProductWorkContext value={work}>
      <ProductHead />
      <div className={styles.work} data-part={part}>
        <div className={styles.form}>
          <ProductTabs part={part} onChoose={show} />
          {mayChange ? (
            <>
              <ProblemList onShow={show} />
              <div className={styles.part} id={`part-${part}`}>
                {part === 'data' || part === 'preview' ? <DataPart /> : null}
                {part === 'texts' ? <TextsPart /> : null}
                {part === 'images' ? <PicturesPart /> : null}
                {part === 'highlights' ? <HighlightsPart /> : null}
                {part === 'variants' ? <VariantsPart /> : null}
                {part === 'documents' ? <DocumentsPart /> : null}
                {part === 'film' ? <FilmPart /> : null}
                {part === 'place' ? <PlacePart /> : null}
                {part === 'history' ? <HistoryPart /> : null}
              </div>
            </>
          ) : (
            <ReadOnly />
          )}
        </div>
        <ProductPreview />
      </div>
      <ConflictDialog
        store={store}
        placeOf={({ key }) => ({
          where: getFieldLabel(key),
          language: findFieldLanguage(key),
        })}
      />
      <LeaveGuard documents={stores} />
    </ProductWorkContext>
  );
}
