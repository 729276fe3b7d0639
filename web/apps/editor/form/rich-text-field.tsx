import type { RichText } from '#contracts/content/rich-text.ts';
import { useForm } from './form-context.ts';
import { wordsOfLines } from './item-summary.ts';
import { RichTextControl } from './rich-text/rich-text-control.tsx';
import { SourceWords } from './source-labels.tsx';

type RichTextFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The unit of the words. */
  at: string;
};

/** A rich text in the language that is edited, with the words of the source language beside it. */
export function RichTextField({ at, ...named }: RichTextFieldProps) {
  const { edit, language, sourceTexts, texts } = useForm();
  const source = sourceTexts?.[at];
  return (
    <SourceWords words={isRichText(source) ? wordsOfLines(source) : undefined}>
      <RichTextControl
        key={language}
        {...named}
        lang={language}
        value={isRichText(texts[at]) ? texts[at] : undefined}
        onChange={(words) => edit({ kind: 'words', at, language, words })}
      />
    </SourceWords>
  );
}

function isRichText(words: unknown): words is RichText {
  return typeof words === 'object' && words !== null;
}
