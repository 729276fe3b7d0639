import { useReadOnly } from '#web/design/form/read-only.ts';
import { TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import styles from './control.module.css';
import type { ControlProps } from './control.ts';

type TextControlProps = ControlProps<string> & {
  lines?: 'one' | 'many';
  maxLength: number;
  /** The language of the text, for spell checkers and screen readers; undefined: the page's. */
  lang?: string | undefined;
};

/**
 * A text field with a counter, which appears near the limit. The limit can be exceeded while typing, so that
 * a long text can be shortened.
 */
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
  const isReadOnly = useReadOnly();
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
      {isReadOnly ? null : (
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
      )}
    </div>
  );
}
