import type { ReactNode } from 'react';
import { useEditor } from '../editor.ts';
import { useForm } from './form-context.ts';
import styles from './source-text.module.css';

/**
 * A field with the text of the source language beside it; the field alone while that language itself is
 * edited.
 */
export function SourceText({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { sourceLanguage, sourceTexts } = useForm();
  const t = useEditor().texts('editorFields');
  if (!sourceTexts || text === undefined) return children;
  return (
    <div className={styles.pair}>
      {children}
      <div className={styles.source}>
        <p className={styles.name}>{t('sourceWords')}</p>
        <div className={styles.words} lang={sourceLanguage}>
          {text}
        </div>
      </div>
    </div>
  );
}
