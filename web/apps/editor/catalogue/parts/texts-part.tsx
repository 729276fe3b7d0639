import { productLimits } from '#contracts/products/draft.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { LinesControl } from '../../form/controls/lines-control.tsx';
import { TextControl } from '../../form/controls/text-control.tsx';
import source from '../../form/source-text.module.css';
import { useProductProblemLabel } from '../product/problem-labels.ts';
import { useProductWork } from '../product/product-work.ts';

/** The texts in the language that is edited, with what English says beside them. */
export function TextsPart() {
  const t = useEditor().texts('editorCatalogue');
  const { product } = useProductWork();
  return (
    <Panel title={t('part.texts')}>
      <TextField part="names" maxLength={productLimits.name} />
      <TextField part="short" maxLength={productLimits.short} lines="many" />
      <TextField part="long" maxLength={productLimits.long} lines="many" hint={t('field.long.hint')} />
      {product.type === 'service' ? (
        <>
          <LinesField part="benefits" />
          <LinesField part="details" />
        </>
      ) : null}
    </Panel>
  );
}

type TextFieldProps = {
  part: 'names' | 'short' | 'long';
  maxLength: number;
  lines?: 'one' | 'many';
  hint?: string;
};

function TextField({ part, maxLength, lines = 'one', hint }: TextFieldProps) {
  const { texts } = useEditor();
  const t = texts('editorCatalogue');
  const { view, set, language } = useProductWork();
  const getProblemLabel = useProductProblemLabel();
  const words = view.draft[part];
  const problem = view.problems.find(({ field }) => field === `${part}/${language}`);
  const change = (text: string) => {
    const { [language]: _, ...others } = words;
    set(part, text === '' ? others : { ...others, [language]: text }, `${part}/${language}`);
  };
  const control = (
    <TextControl
      id={part}
      label={t(`field.${part}`)}
      hint={hint}
      error={problem && getProblemLabel(problem)}
      lines={lines}
      maxLength={maxLength}
      lang={language}
      value={words[language] ?? ''}
      onChange={change}
    />
  );
  if (language === 'en' || !words.en) return control;
  return (
    <div className={source.pair}>
      {control}
      <div className={source.source}>
        <p className={source.name}>{texts('editorFields')('sourceWords')}</p>
        <div className={source.words} lang="en">
          {words.en}
        </div>
      </div>
    </div>
  );
}

function LinesField({ part }: { part: 'benefits' | 'details' }) {
  const t = useEditor().texts('editorCatalogue');
  const { view, set, language } = useProductWork();
  return (
    <LinesControl
      key={language}
      id={part}
      label={t(`field.${part}`)}
      hint={t('field.lines.hint')}
      value={[...(view.draft[part][language] ?? [])]}
      onChange={(lines) => {
        const { [language]: _, ...others } = view.draft[part];
        const some = lines.slice(0, productLimits.lines);
        set(part, some.length > 0 ? { ...others, [language]: some } : others, `${part}/${language}`);
      }}
    />
  );
}
