import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useFieldLabels } from '../../form/field-labels.ts';
import { BlockIcon } from '../blocks/block-icon.tsx';
import { type Shape, shapeNames, shapes } from './new-page-draft.ts';
import styles from './shape-choice.module.css';

type ShapeChoiceProps = { value: Shape; onChange: (shape: Shape) => void };

/** The choice of a shape, each shown with its blocks. */
export function ShapeChoice({ value, onChange }: ShapeChoiceProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const labels = useFieldLabels();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('new.shape')}</legend>
      <div className={styles.shapes}>
        {shapeNames.map((shape) => (
          <label key={shape} className={styles.shape}>
            <input
              className="visually-hidden"
              type="radio"
              name="shape"
              value={shape}
              checked={shape === value}
              onChange={() => onChange(shape)}
            />
            <span className={styles.name}>{t(`shape.${shape}`)}</span>
            <span className={styles.blocks}>
              {shapes[shape].map((type, index) => {
                const key = `${type}${index}`;
                return <BlockIcon key={key} type={type} />;
              })}
            </span>
            <span className={styles.about}>
              {shapes[shape].length > 0
                ? listFormat(shapes[shape].map(labels.block), locale, 'plain')
                : t('shape.empty.about')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
