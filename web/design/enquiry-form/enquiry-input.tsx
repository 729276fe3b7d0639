import { Checkbox } from '#web/design/form/choices.tsx';
import { Select, type SelectOption, TextArea, TextInput } from '#web/design/form/text-fields.tsx';

export type EnquiryField = {
  name: string;
  kind: 'text' | 'email' | 'tel' | 'multiline' | 'country' | 'language' | 'checkbox' | 'hidden';
  /** The legend; consecutive fields with the same one form a group. */
  group?: string | undefined;
  label: string;
  hint?: string | undefined;
  /** The mark of optional fields. */
  optional?: string | undefined;
  required: boolean;
  maxLength: number;
  autoComplete?: string | undefined;
  value: string;
  error?: string | undefined;
  /** The options of a country or language field. */
  options?: readonly SelectOption[];
};

/**
 * The control for the kind of field. It does not limit the length while somebody types: the response says
 * what is too long.
 */
export function EnquiryInput({ id, choose, ...field }: EnquiryField & { id: string; choose: string }) {
  const { name, kind, required, autoComplete, value } = field;
  const { label, hint, optional, error } = field;
  const props = {
    id,
    name,
    label,
    autoComplete,
    'aria-required': required || undefined,
    ...(hint && { hint }),
    ...(optional && { optional }),
    ...(error && { error }),
  };
  if (kind === 'multiline') return <TextArea {...props} defaultValue={value} />;
  if (kind === 'checkbox') return <Checkbox {...props} value="true" defaultChecked={value === 'true'} />;
  if (kind === 'language') {
    return <Select {...props} options={[...(field.options ?? [])]} defaultValue={value} />;
  }
  if (kind !== 'country') return <TextInput {...props} type={kind} defaultValue={value} />;
  return <Select {...props} placeholder={choose} options={[...(field.options ?? [])]} defaultValue={value} />;
}
