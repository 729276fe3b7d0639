import type { Editor as TextEditor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEditor } from '../../editor.ts';
import styles from './rich-text.module.css';

const levels = [2, 3, 4] as const;

/** The kind of the current line: running text, or a heading of some level. */
export function TextKind({ editor }: { editor: TextEditor }) {
  const t = useEditor().texts('editorFields');
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => levels.find((each) => now.isActive('heading', { level: each })) ?? 0,
  });
  return (
    <select
      className={styles.kind}
      aria-label={t('richText.kind')}
      value={level}
      onChange={(event) => {
        const chosen = levels.find((each) => each === Number(event.target.value));
        const line = editor.chain().focus();
        if (chosen) line.setHeading({ level: chosen }).run();
        else line.setParagraph().run();
      }}
    >
      <option value={0}>{t('richText.paragraph')}</option>
      {levels.map((each) => (
        <option key={each} value={each}>
          {t('richText.heading', { level: String(each - 1) })}
        </option>
      ))}
    </select>
  );
}
