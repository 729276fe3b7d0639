import { useEditor } from '../../editor.ts';
import { TextControl } from '../../form/controls/text-control.tsx';
import source from '../../form/source-text.module.css';
import { useProblemOf } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';

type Texts = Readonly<Record<string, string>>;

type LanguageTextProps = {
  /** The field of the draft, without the language: `images/4f6c/alt`. */
  field: string;
  label: string;
  hint?: string | undefined;
  lines?: 'one' | 'many';
  maxLength: number;
  texts: Texts;
  /** `place` groups consecutive changes into one undo step. */
  onChange: (texts: Texts, place: string) => void;
};

/** A text in the edited language, with the English text beside it. */
export function LanguageText({ field, texts, onChange, ...named }: LanguageTextProps) {
  const t = useEditor().texts('editorFields');
  const { language } = useProductWork();
  const place = `${field}/${language}`;
  const control = (
    <TextControl
      id={field}
      {...named}
      error={useProblemOf(place)}
      lang={language}
      value={texts[language] ?? ''}
      onChange={(text) => {
        const { [language]: _, ...others } = texts;
        onChange(text === '' ? others : { ...others, [language]: text }, place);
      }}
    />
  );
  if (language === 'en' || !texts.en) return control;
  return (
    <div className={source.pair}>
      {control}
      <div className={source.source}>
        <p className={source.name}>{t('sourceWords')}</p>
        <div className={source.words} lang="en">
          {texts.en}
        </div>
      </div>
    </div>
  );
}
