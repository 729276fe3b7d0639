import { productLimits } from '#contracts/products/draft.ts';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import { LinesControl } from '../../form/controls/lines-control.tsx';
import { useProductWork } from '../product/product-work.ts';
import { LanguageText } from './language-text.tsx';

/** The texts in the edited language, with the English ones beside them. */
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

function TextField({ part, ...bounds }: TextFieldProps) {
  const t = useEditor().texts('editorCatalogue');
  const { view, set } = useProductWork();
  return (
    <LanguageText
      field={part}
      label={t(`field.${part}`)}
      {...bounds}
      texts={view.draft[part]}
      onChange={(texts, place) => set(part, texts, place)}
    />
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
