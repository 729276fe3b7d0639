import { IconButton } from '#web/design/button/button.tsx';
import { Checkbox } from '#web/design/form/choices.tsx';
import { FieldHint } from '#web/design/form/field.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { MoveButtons } from './row-actions.tsx';
import styles from './structure.module.css';
import type { StructureAttribute, StructureClass } from './structure-operations.ts';

/** As many as the schema of the catalogue files allows. */
const maxFilters = 10;
const id = 'change-class-filters';

type FilterFieldProps = {
  /** Keys of attributes in their order; null: those of the class above. */
  filters: readonly string[] | null;
  above: StructureClass | undefined;
  attributes: readonly StructureAttribute[];
  /** What somebody else has chosen meanwhile. */
  note: string | undefined;
  onChange: (filters: string[] | null) => void;
};

/** The attributes by which visitors filter the products of a class, in their order. */
export function FilterField({ filters, above, attributes, note, onChange }: FilterFieldProps) {
  const { texts } = useEditor();
  const t = texts('editorStructure');
  const names = new Map(attributes.map(({ key, name }) => [key, name]));
  const isInherited = filters === null && above !== undefined;
  const shown = filters ?? above?.filters ?? [];
  const isFull = shown.length >= maxFilters;
  const move = (key: string, place: number) => {
    const others = shown.filter((one) => one !== key);
    onChange(others.toSpliced(place, 0, key));
  };
  return (
    <fieldset id={id} className={styles.filters} tabIndex={-1}>
      <legend className={styles.legend}>{t('filters')}</legend>
      <FieldHint id={id}>{t('filters.text')}</FieldHint>
      {note ? <p className={styles.note}>{note}</p> : null}
      {above ? (
        <Checkbox
          id={`${id}-inherited`}
          label={t('filters.inherited', { name: above.name })}
          checked={isInherited}
          onChange={({ target }) => onChange(target.checked ? null : [...above.filters])}
        />
      ) : null}
      {shown.length > 0 ? (
        <ol className={styles.chosen}>
          {shown.map((key, place) => {
            const name = names.get(key) ?? key;
            return (
              <li key={key} className={styles.filter}>
                <span className={styles.list}>{name}</span>
                {isInherited ? null : (
                  <span className={styles.actions}>
                    <MoveButtons
                      name={name}
                      place={place}
                      count={shown.length}
                      onMove={(_, to) => move(key, to)}
                    />
                    <IconButton
                      name="trash"
                      label={`${texts('editorFields')('remove')} (${name})`}
                      onClick={() => {
                        // The button goes with its line.
                        document.getElementById(id)?.focus();
                        onChange(shown.filter((one) => one !== key));
                      }}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      ) : (
        <p className={styles.none}>{t('filters.none')}</p>
      )}
      {!isInherited && isFull ? <p className={styles.none}>{t('filters.full')}</p> : null}
      {isInherited || isFull ? null : (
        <Select
          id={`${id}-add`}
          label={t('filters.add')}
          placeholder={t('filters.add.choose')}
          value=""
          options={attributes
            .filter(({ key, isText }) => !isText && !shown.includes(key))
            .map(({ key, name }) => ({ value: key, label: name }))}
          onChange={({ target }) => target.value && onChange([...shown, target.value])}
        />
      )}
    </fieldset>
  );
}
