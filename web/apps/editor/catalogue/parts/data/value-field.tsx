import { useState } from 'react';
import { type DraftValue, type ProductDraft, productLimits } from '#contracts/products/draft.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../../editor.ts';
import type { AttributeWord, EditedProduct } from '../../catalogue-operations.ts';
import { useProductProblemLabel } from '../../product/problem-labels.ts';
import { useProductWork, withTyped, withWords } from '../../product/product-work.ts';
import styles from './data-part.module.css';

type Values = ProductDraft['values'];

type ValueFieldProps = {
  attribute: AttributeWord;
  /** The variant; undefined: the product. */
  variant?: string;
  values: Values;
  saved: Values | undefined;
  /** `place` groups consecutive changes into one undo step. */
  onChange: (values: Values, place: string) => void;
};

/** A value of technical data: typed in either system, with a preview for readers of both below it. */
export function ValueField({ attribute, variant, values: all, saved, onChange }: ValueFieldProps) {
  const t = useEditor().texts('editorCatalogue');
  const { view, product, language } = useProductWork();
  const getProblemLabel = useProductProblemLabel();
  const [hasOther, setOther] = useState(false);
  const { key, name, unit, isText } = attribute;
  const values = all[key] ?? [];
  const field = variant === undefined ? `values/${key}` : `variants/${variant}/values/${key}`;
  // While it is being typed, the problems of the last save no longer apply.
  const isSaved = isSameValues(saved?.[key] ?? [], values);
  const problems = isSaved ? view.problems.filter((problem) => problem.field === field) : [];
  const error = problems.find(({ isWarning }) => !isWarning);
  const warning = problems.find(({ isWarning }) => isWarning);
  const isOfField = (line: EditedProduct['stated']['values'][number]) =>
    line.attribute === key && line.variant === (variant ?? null);
  const ofAttribute = isSaved ? product.stated.values.filter(isOfField) : [];
  // A value that is formatted as it was typed is not repeated.
  const typed = new Set(values.map(({ text }) => withoutSpaces(text)));
  const stated = ofAttribute.every(({ text }) => typed.has(withoutSpaces(text))) ? [] : ofAttribute;
  const type = (place: number, value: DraftValue) =>
    onChange(withTyped(all, key, place, value), `${field}/${place}`);
  const shown = values.length > 1 || (hasOther && values.length > 0) ? [0, 1] : [0];
  return (
    <div className={styles.value}>
      {shown.map((place) => {
        const value = values[place];
        const text = isText && value?.words ? (value.words[language] ?? '') : (value?.text ?? '');
        const hint = value?.unit ?? (place === 0 && !text ? unit : undefined);
        return (
          <TextInput
            key={place}
            id={place === 0 ? field : `${field}/${place}`}
            label={place === 0 ? name : t('value.other', { name })}
            maxLength={productLimits.value}
            spellCheck={isText}
            lang={isText ? language : undefined}
            value={text}
            {...(hint && { hint: t('value.unit', { unit: hint }) })}
            {...(error && place === 0 && { error: getProblemLabel(error) })}
            onChange={({ target }) =>
              type(
                place,
                isText ? withWords(value, language, target.value) : { ...value, text: target.value },
              )
            }
          />
        );
      })}
      {error?.suggestion ? (
        <div>
          <Button
            variant="secondary"
            size="compact"
            icon="refresh"
            onClick={() => type(0, { text: error.suggestion ?? '' })}
          >
            {t('value.swap', { value: error.suggestion })}
          </Button>
        </div>
      ) : null}
      {warning ? (
        <p className={styles.warning} role="status">
          <Icon name="warning" />
          {getProblemLabel(warning)}
        </p>
      ) : null}
      {!isText && stated.length > 0 ? (
        <p className={styles.stated}>
          {stated.map((line) => (
            <span key={`${line.system} ${line.text}`}>
              {line.system === null
                ? line.text
                : t(
                    line.isConverted
                      ? `value.converted.${nameOf(line.system)}`
                      : `value.${nameOf(line.system)}`,
                    {
                      value: line.text,
                    },
                  )}
            </span>
          ))}
          {stated.some(({ isConverted }) => isConverted) && !hasOther ? (
            <Button variant="quiet" size="compact" onClick={() => setOther(true)}>
              {t('value.addOther')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

function nameOf(system: string): 'metric' | 'imperial' {
  return system === 'Metric' ? 'metric' : 'imperial';
}

function isSameValues(one: readonly DraftValue[], other: readonly DraftValue[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
