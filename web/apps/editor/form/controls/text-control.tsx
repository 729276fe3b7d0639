import { TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './control.module.css';
import type { ControlProps } from './control.ts';

type TextControlProps = ControlProps<string> & {
  lines?: 'one' | 'many';
  maxLength: number;
  /** Of the words, for spelling and voices; undefined: of the page. */
  lang?: string | undefined;
};

/** Text with a counter, which appears when the end is near. Too much can be typed, so that it can be shortened. */
export function TextControl({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
  ...bounds
}: TextControlProps) {
  const { lines = 'one', maxLength, lang } = bounds;
  const t = useEditor().texts('editorFields');
  const field = { id, label, hint, error, optional: required === false ? t('optional') : undefined };
  const isNear = value.length > maxLength * 0.8;
  return (
    <div className={styles.counted}>
      {lines === 'one' ? (
        <TextInput {...field} value={value} lang={lang} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextArea
          {...field}
          rows={3}
          value={value}
          lang={lang}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p
        className={styles.counter}
        data-near={isNear || undefined}
        data-over={value.length > maxLength || undefined}
      >
        <span aria-hidden="true">{`${value.length} / ${maxLength}`}</span>
        <span className="visually-hidden" role="status">
          {isNear ? t('lettersLeft', { count: maxLength - value.length }) : ''}
        </span>
      </p>
    </div>
  );
}
