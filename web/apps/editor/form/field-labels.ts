import type { Translate } from '#web/i18n/translator.ts';
import { useEditor } from '../editor.ts';

/**
 * The labels of fields, blocks and their values. A test checks that the namespace has a message for every declared
 * name.
 */
export type FieldWords = {
  readonly t: Translate<'editorFields'>;
  readonly field: (name: string) => string;
  /** A hint for people without training; undefined where the label is enough. */
  readonly hint: (name: string) => string | undefined;
  readonly value: (field: string, value: string) => string;
  readonly block: (type: string) => string;
  readonly purpose: (type: string) => string;
};

const hinted = ['anchor', 'chips', 'limit', 'x', 'y', 'start', 'end', 'transcript', 'unit', 'asOf'] as const;

export function useFieldLabels(): FieldWords {
  const t = useEditor().texts('editorFields');
  // The names come from declarations, so their keys cannot be typed; the test of the namespace checks them.
  const say = t as (key: string) => string;
  return {
    t,
    field: (name) => say(`field.${name}`),
    hint: (name) => ((hinted as readonly string[]).includes(name) ? say(`hint.${name}`) : undefined),
    value: (field, value) => say(`value.${field}.${value}`),
    block: (type) => say(`block.${type}`),
    purpose: (type) => say(`purpose.${type}`),
  };
}
