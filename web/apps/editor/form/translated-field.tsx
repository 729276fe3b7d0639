import { TextControl } from './controls/text-control.tsx';
import { useForm } from './form-context.ts';
import { LanguageWords } from './language-words.tsx';
import { SourceText } from './source-text.tsx';

type TranslatedFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  field: { lines: 'one' | 'many'; maxLength: number };
  /** The unit of the text. */
  at: string;
};

/** A text in the edited language, with the source text beside it. */
export function TranslatedField({ field, at, ...named }: TranslatedFieldProps) {
  const { edit, language, sourceTexts, texts } = useForm();
  const text = texts[at];
  const source = sourceTexts?.[at];
  return (
    <LanguageWords>
      <SourceText text={typeof source === 'string' ? source : undefined}>
        <TextControl
          {...named}
          lines={field.lines}
          maxLength={field.maxLength}
          lang={language}
          value={typeof text === 'string' ? text : ''}
          onChange={(next) => edit({ kind: 'text', at, language, text: next || undefined })}
        />
      </SourceText>
    </LanguageWords>
  );
}
