import { useState } from 'react';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';

/** Short texts, one on each line. */
export function LinesControl({ id, label, hint, error, value, onChange }: ControlProps<string[]>) {
  const t = useEditor().texts('editorRecords');
  const [typed, setTyped] = useState(value.join('\n'));
  return (
    <TextArea
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={t('optional')}
      rows={3}
      spellCheck={false}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []));
      }}
    />
  );
}
