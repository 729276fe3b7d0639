import { useState } from 'react';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../../editor.ts';
import type { AttributeWord } from '../../catalogue-operations.ts';
import { useProductWork } from '../../product/product-work.ts';
import { AddValue } from './add-value.tsx';
import styles from './data-part.module.css';
import { ValueField } from './value-field.tsx';

/** The technical data by group: the attributes of the class, and others that the product has. */
export function DataPart() {
  const t = useEditor().texts('editorCatalogue');
  const { product, words, view, set } = useProductWork();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { values } = view.draft;
  const isShown = ({ key }: AttributeWord) =>
    product.asked.includes(key) || key in values || added.includes(key);
  const shown = words.attributes.filter(isShown);
  const others = words.attributes.filter((attribute) => !isShown(attribute));
  const filled = product.asked.filter((key) => values[key]).length;
  const add = (key: string) => {
    setAdded([...added, key]);
    requestAnimationFrame(() => document.getElementById(`values/${key}`)?.focus());
  };
  return (
    <>
      {product.asked.length > 0 ? (
        <p className={styles.count} role="status">
          {t('data.filled', { filled, asked: product.asked.length })}
        </p>
      ) : null}
      {words.groups.map(({ key, name }) => {
        const ofGroup = shown.filter(({ group }) => group === key);
        return ofGroup.length > 0 ? (
          <Panel key={key} title={name}>
            <div className={styles.values}>
              {ofGroup.map((attribute) => (
                <ValueField
                  key={attribute.key}
                  attribute={attribute}
                  values={values}
                  saved={view.saved.values}
                  onChange={(next, place) => set('values', next, place)}
                />
              ))}
            </div>
          </Panel>
        ) : null;
      })}
      <AddValue id="add-value" attributes={others} onAdd={add} />
    </>
  );
}
