import type { RichText } from '#contracts/content/rich-text.ts';
import { useForm } from '../form-context.ts';
import { LanguageWords } from '../language-words.tsx';
import { formatLines } from '../list/item-summary.ts';
import { SourceText } from '../source-text.tsx';
import { RichTextControl } from './rich-text-control.tsx';

type RichTextFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The unit of the text. */
  at: string;
};

/** A rich text in the edited language, with the source text beside it. */
export function RichTextField({ at, ...named }: RichTextFieldProps) {
  const { edit, language, sourceTexts, texts, addTables, addPicture } = useForm();
  const source = sourceTexts?.[at];
  return (
    <LanguageWords>
      <SourceText text={isRichText(source) ? formatLines(source) : undefined}>
        <RichTextControl
          key={language}
          {...named}
          lang={language}
          value={isRichText(texts[at]) ? texts[at] : undefined}
          onTables={addTables && ((tables) => addTables(at, tables))}
          onPicture={addPicture && ((file) => addPicture(at, file))}
          onChange={(text) => edit({ kind: 'text', at, language, text })}
        />
      </SourceText>
    </LanguageWords>
  );
}

function isRichText(text: unknown): text is RichText {
  return typeof text === 'object' && text !== null;
}
