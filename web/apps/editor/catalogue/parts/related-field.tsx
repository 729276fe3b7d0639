import { useEffect, useState } from 'react';
import { type Relation, relations } from '#contracts/products/catalogue.ts';
import { IconButton } from '#web/design/button/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { SearchPicker } from '../../form/search/search-picker.tsx';
import { useProductProblemLabel } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';
import styles from './related-field.module.css';

/** The related products: similar ones, components, services. */
export function RelatedField() {
  const { texts, sendQuery, locale } = useEditor();
  const t = texts('editorCatalogue');
  const { product, view, set } = useProductWork();
  const getProblemLabel = useProductProblemLabel();
  const [type, setType] = useState<Relation>('related');
  const { related } = view.draft;
  const names = useNames(related.map(({ slug }) => slug));
  const find = async (search: string) => {
    const { editedProducts } = await sendQuery('products', 'listedProducts', {
      ...{ language: locale.language, search: search || null, classification: null },
      ...{ state: null, lacks: null, after: null },
    });
    return editedProducts.items
      .filter(({ slug }) => slug !== product.slug)
      .slice(0, 20)
      .map(({ slug, name }) => ({ value: slug, label: name, detail: slug }));
  };
  const add = (slug: string) => {
    const id = `${type}:${slug}`;
    if (related.some((each) => each.id === id)) return;
    set('related', [...related, { id, type, slug }]);
  };
  return (
    <div className={styles.field}>
      {related.length > 0 ? (
        <ul className={styles.list}>
          {related.map(({ id, type: kind, slug }) => {
            const problem = view.problems.find(({ field }) => field === `related/${id}`);
            const name = names.get(slug) ?? slug;
            return (
              <li key={id} className={styles.entry}>
                <span>
                  {name}
                  <span className={styles.kind}>{t(`relation.${kind}`)}</span>
                </span>
                <IconButton
                  name="close"
                  label={t('relation.remove', { name })}
                  onClick={() =>
                    set(
                      'related',
                      related.filter((each) => each.id !== id),
                    )
                  }
                />
                {problem ? <FieldError id={`related-${id}`}>{getProblemLabel(problem)}</FieldError> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <Select
        id="relation-type"
        label={t('relation.type')}
        value={type}
        options={relations.map((kind) => ({ value: kind, label: t(`relation.${kind}`) }))}
        onChange={({ target }) => setType(target.value as Relation)}
      />
      <SearchPicker id="related" label={t('relation.add')} search={find} onPick={({ value }) => add(value)} />
    </div>
  );
}

/** The names of products; unpublished ones are shown by their slugs. */
function useNames(slugs: readonly string[]): ReadonlyMap<string, string> {
  const { sendQuery, locale } = useEditor();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = slugs.join(' ');
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    const variables = { slugs: wanted.split(' '), language: locale.language };
    sendQuery('products', 'chosenEntries', variables).then(
      ({ productsBySlugs }) => {
        if (isCurrent) setNames(new Map(productsBySlugs.map(({ slug, name }) => [slug, name])));
      },
      // On failure, they are shown by their slugs.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, locale.language, wanted]);
  return names;
}
