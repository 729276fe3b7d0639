import { TextControl } from './controls/text-control.tsx';
import { useForm } from './form-context.ts';
import { SourceWords } from './source-labels.tsx';

type WordsFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  field: { lines: 'one' | 'many'; maxLength: number };
  /** The unit of the words. */
  at: string;
};

/** A text in the language that is edited, with the words of the source language beside it. */
export function WordsField({ field, at, ...named }: WordsFieldProps) {
  const { edit, language, sourceTexts, texts } = useForm();
  const words = texts[at];
  const source = sourceTexts?.[at];
  return (
    <SourceWords words={typeof source === 'string' ? source : undefined}>
      <TextControl
        {...named}
        lines={field.lines}
        maxLength={field.maxLength}
        lang={language}
        value={typeof words === 'string' ? words : ''}
        onChange={(text) => edit({ kind: 'words', at, language, words: text || undefined })}
      />
    </SourceWords>
  );
}
