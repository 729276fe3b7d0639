import { FieldError } from '#web/design/form/field.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../editor.ts';
import styles from './colour-field.module.css';
import { wholeColour } from './whole-colour.ts';

type ColourFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The value as typed. */
  value: string;
  /** The colour in use: the last valid one. */
  applied: string;
  /** The lowest contrast of any of its pairs, and whether that is enough. */
  lowest: { ratio: string; isEnough: boolean } | undefined;
  onChange: (value: string) => void;
};

/** A colour, chosen with the browser's own picker or typed. */
export function ColourField({ id, label, error, value, applied, lowest, onChange }: ColourFieldProps) {
  const isReadOnly = useReadOnly();
  const t = useEditor().texts('editorThemes');
  return (
    <div className={styles.field} data-unreadable={lowest && !lowest.isEnough ? '' : undefined}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={t('pick', { name: label })}
        value={applied}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={styles.typed}
        value={value}
        maxLength={20}
        readOnly={isReadOnly}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${id}-error`, lowest && `${id}-lowest`].filter(Boolean).join(' ') || undefined
        }
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => onChange(wholeColour(target.value))}
      />
      {lowest ? (
        <span id={`${id}-lowest`} className={styles.lowest}>
          {lowest.isEnough ? null : <Icon name="warning" />}
          <span className="visually-hidden">{t(lowest.isEnough ? 'lowest' : 'lowest.tooLittle')}</span>{' '}
          {lowest.ratio}
        </span>
      ) : null}
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
