import { useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import type { ControlProps } from './control.ts';

/** A number in the reader's notation, with point or comma; null: none. Unfinished input stays in the field. */
export function NumberControl({
  id,
  label,
  hint,
  error,
  required,
  value,
  onChange,
}: ControlProps<number | null>) {
  const t = useEditor().texts('editorFields');
  const [typed, setTyped] = useState<string>();
  const isBroken = typed !== undefined && typed.trim() !== '' && readNumber(typed) === undefined;
  return (
    <TextInput
      id={id}
      label={label}
      hint={hint}
      error={isBroken ? t('problem.noNumber') : error}
      optional={required === false ? t('optional') : undefined}
      inputMode="decimal"
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = readNumber(event.target.value);
        if (number !== undefined) onChange(number);
        else if (event.target.value.trim() === '') onChange(null);
      }}
      onBlur={() => {
        if (!isBroken) setTyped(undefined);
      }}
    />
  );
}

function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
