import type { ProductProblem } from '#contracts/products/draft.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { ChoicesControl } from '../../form/controls/choices-control.tsx';
import { SetControl } from '../../form/controls/set-control.tsx';
import { useAllCountries } from '../../pages/use-all-countries.ts';
import { indented } from '../class-options.ts';
import { useProductProblemLabel } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';
import { RelatedField } from './related-field.tsx';

/** The product's classes, brand, countries and related products. */
export function PlacePart() {
  const { texts, locale } = useEditor();
  const t = texts('editorCatalogue');
  const { product, words, view, set } = useProductWork();
  const getProblemLabel = useProductProblemLabel();
  const { classifications, brand, countries, capabilities } = view.draft;
  const offered = useAllCountries();
  const sold = countries.filter((code) => code !== 'ALL');
  // The chosen countries have their names before the list of all has loaded.
  const all = [...new Set([...sold, ...offered])];
  const classes = words.classifications.filter(({ type }) => type === product.type);
  const [first = '', ...others] = classifications;
  const errorOf = (field: ProductProblem['field']) => {
    const problem = view.problems.find((one) => one.field === field);
    return problem && { error: getProblemLabel(problem) };
  };
  const named = (code: string) => ({ value: code, label: displayCountry(code, locale.language) });
  return (
    <>
      <Panel title={t('part.place')}>
        <Select
          id="classifications"
          label={t('class')}
          hint={t('class.hint')}
          {...errorOf('classifications')}
          value={first}
          placeholder={t('class.choose')}
          options={indented(classes)}
          onChange={({ target }) =>
            set(
              'classifications',
              [target.value, ...others.filter((slug) => slug !== target.value)].filter(Boolean),
            )
          }
        />
        <SetControl
          id="other-classes"
          label={t('class.others')}
          value={[...others]}
          options={classes
            .filter(({ slug }) => slug !== first)
            .map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={(next) => set('classifications', [first, ...next].filter(Boolean))}
        />
        {product.type === 'product' ? (
          <Select
            id="brand"
            label={t('field.brand')}
            {...errorOf('brand')}
            value={brand ?? ''}
            placeholder={t('brand.none')}
            options={words.brands.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => set('brand', target.value || null)}
          />
        ) : null}
        <SetControl
          id="countries"
          label={t('field.countries')}
          hint={t('countries.hint')}
          value={sold}
          options={all.map(named).sort((a, b) => a.label.localeCompare(b.label, locale.language))}
          onChange={(next) => set('countries', next.sort())}
        />
        {words.capabilities.length > 0 ? (
          <ChoicesControl
            id="capabilities"
            label={t('field.capabilities')}
            value={[...capabilities]}
            options={words.capabilities.map(({ slug, name }) => ({ value: slug, label: name }))}
            onChange={(next) => set('capabilities', next)}
          />
        ) : null}
      </Panel>
      <Panel title={t('field.related')}>
        <RelatedField />
      </Panel>
    </>
  );
}
