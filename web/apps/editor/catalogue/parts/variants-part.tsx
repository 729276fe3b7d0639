import { useState } from 'react';
import { type DraftVariant, productLimits } from '#contracts/products/draft.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { ListControl } from '../../form/controls/list-control.tsx';
import { freshId } from '../../form/edits.ts';
import { pickText } from '../../lists/pick-text.ts';
import { useProductWork } from '../product/product-work.ts';
import { AddValue } from './data/add-value.tsx';
import { ValueField } from './data/value-field.tsx';
import { useListEdits } from './files/use-list-edits.ts';
import { LanguageText } from './language-text.tsx';

/** CAT-03: variants to choose from, each with only its differences. */
export function VariantsPart() {
  const t = useEditor().texts('editorCatalogue');
  const { language } = useProductWork();
  const { items, add, change, ...edits } = useListEdits('variants');
  const addOne = (variant: Omit<DraftVariant, 'id'>) => {
    const id = freshId(items.map((each) => each.id));
    add({ id, ...variant });
    return id;
  };
  return (
    <Panel title={t('part.variants')} text={t('variants.text')}>
      <ListControl
        id="variants"
        label={t('part.variants')}
        {...edits}
        items={items}
        max={productLimits.variants}
        summary={({ metric }) => pickText(metric, language)}
        detail={({ values }) =>
          Object.values(values)
            .flatMap(([first]) => first?.text ?? [])
            .slice(0, 2)
            .join(', ')
        }
        addLabel={t('variants.add')}
        onAdd={() => addOne({ metric: {}, imperial: {}, values: {} })}
        onDuplicate={({ id: _, ...variant }) => addOne(variant)}
      >
        {(variant) => (
          <VariantFields
            variant={variant}
            onChange={(changes, place) => change(variant.id, changes, place)}
          />
        )}
      </ListControl>
    </Panel>
  );
}

type VariantFieldsProps = {
  variant: DraftVariant;
  onChange: (changes: Partial<DraftVariant>, place?: string) => void;
};

function VariantFields({ variant, onChange }: VariantFieldsProps) {
  const t = useEditor().texts('editorCatalogue');
  const { words, view } = useProductWork();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { id, metric, imperial, values } = variant;
  const field = `variants/${id}`;
  const isShown = (key: string) => key in values || added.includes(key);
  const saved = view.saved.variants.find((each) => each.id === id)?.values;
  return (
    <>
      <LanguageText
        field={`${field}/metric`}
        label={t('variants.metric')}
        maxLength={productLimits.name}
        texts={metric}
        // Until it is changed, the name in the other measurement system is the same.
        onChange={(next, place) =>
          onChange(isSame(metric, imperial) ? { metric: next, imperial: next } : { metric: next }, place)
        }
      />
      <LanguageText
        field={`${field}/imperial`}
        label={t('variants.imperial')}
        maxLength={productLimits.name}
        texts={imperial}
        onChange={(next, place) => onChange({ imperial: next }, place)}
      />
      {words.attributes
        .filter(({ key }) => isShown(key))
        .map((attribute) => (
          <ValueField
            key={attribute.key}
            attribute={attribute}
            variant={id}
            values={values}
            saved={saved}
            onChange={(next, place) => onChange({ values: next }, place)}
          />
        ))}
      <AddValue
        id={`${field}/add-value`}
        attributes={words.attributes.filter(({ key }) => !isShown(key))}
        onAdd={(key) => setAdded([...added, key])}
      />
    </>
  );
}

function isSame(one: DraftVariant['metric'], other: DraftVariant['metric']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
