import { Button } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import { TextControl } from '../../form/controls/text-control.tsx';
import styles from '../records.module.css';
import { useRecordForm } from './record-form-context.ts';

type TranslatedControlProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  field: { lines: 'one' | 'many'; maxLength: number };
  value: unknown;
  path: string;
};

/**
 * The language whose text helps whoever writes: English, or else the first one. English itself needs a model only while
 * it is empty.
 */
function findModel(texts: Record<string, string>, language: string): string | undefined {
  if (texts.en && language !== 'en') return 'en';
  return language === 'en' && texts.en ? undefined : Object.keys(texts).find((code) => code !== language);
}

/** A text in the edited language, with its model below it. */
export function TranslatedControl({ field, value, path, ...named }: TranslatedControlProps) {
  const t = useEditor().texts('editorRecords');
  const { language, set } = useRecordForm();
  const texts = (value ?? {}) as Record<string, string>;
  const isReadOnly = useReadOnly();
  const change = (text: string) => {
    const { [language]: _, ...others } = texts;
    set(path, text ? { ...others, [language]: text } : others);
  };
  const model = findModel(texts, language);
  const source = model && texts[model];
  return (
    <div className={styles.words}>
      <TextControl
        {...named}
        lines={field.lines}
        maxLength={field.maxLength}
        lang={language}
        value={texts[language] ?? ''}
        onChange={change}
      />
      {source && !isReadOnly ? (
        <p className={styles.source}>
          <span lang={model}>{source}</span>
          {texts[language] ? null : (
            <Button variant="quiet" size="compact" icon="copy" onClick={() => change(source)}>
              {t('words.take')}
            </Button>
          )}
        </p>
      ) : null}
    </div>
  );
}
