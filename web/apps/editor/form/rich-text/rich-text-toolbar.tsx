import type { Editor as TextEditor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useEditor } from '../../editor.ts';
import styles from './rich-text.module.css';
import { TextKind } from './text-kind.tsx';

type Tool = {
  name:
    | 'bold'
    | 'italic'
    | 'subscript'
    | 'superscript'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'horizontalRule'
    | 'link'
    | 'undo'
    | 'redo';
  icon: IconName;
  /** The keyboard shortcut; ⌘ instead of Ctrl on a Mac. */
  keys?: string;
  run: (editor: TextEditor) => void;
};

const chain = (editor: TextEditor) => editor.chain().focus();

const tools: readonly Tool[] = [
  { name: 'bold', icon: 'bold', keys: 'Ctrl+B', run: (editor) => chain(editor).toggleBold().run() },
  { name: 'italic', icon: 'italic', keys: 'Ctrl+I', run: (editor) => chain(editor).toggleItalic().run() },
  {
    name: 'subscript',
    icon: 'subscript',
    keys: 'Ctrl+,',
    run: (editor) => chain(editor).toggleMark('subscript').run(),
  },
  {
    name: 'superscript',
    icon: 'superscript',
    keys: 'Ctrl+.',
    run: (editor) => chain(editor).toggleMark('superscript').run(),
  },
  {
    name: 'bulletList',
    icon: 'list',
    keys: 'Ctrl+Shift+8',
    run: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: 'list-ordered',
    keys: 'Ctrl+Shift+7',
    run: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: 'quote',
    keys: 'Ctrl+Shift+B',
    run: (editor) => chain(editor).toggleBlockquote().run(),
  },
  { name: 'horizontalRule', icon: 'minus', run: (editor) => chain(editor).setHorizontalRule().run() },
  { name: 'undo', icon: 'undo', keys: 'Ctrl+Z', run: (editor) => chain(editor).undo().run() },
  { name: 'redo', icon: 'redo', keys: 'Ctrl+Shift+Z', run: (editor) => chain(editor).redo().run() },
];

/** The formatting tools: a single tab stop, with arrow keys between the tools (ARIA toolbar). */
export function RichTextToolbar({ editor, onLink }: { editor: TextEditor; onLink: () => void }) {
  const t = useEditor().texts('editorFields');
  const bar = useRef<HTMLDivElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools, link].map(({ name }) => now.isActive(name)).join(),
  }).split(',');
  const all = [...tools.slice(0, 4), { ...link, run: onLink }, ...tools.slice(4)];
  const isOn = (name: Tool['name']) =>
    active[[...tools, link].findIndex((tool) => tool.name === name)] === 'true';
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('richText.tools')}
      onKeyDown={(event) => moveFocus(event, bar.current)}
    >
      <TextKind editor={editor} />
      {all.map(({ name, icon, keys, run }) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label={t(`richText.${name}`)}
          title={keys ? `${t(`richText.${name}`)} (${keysHere(keys)})` : t(`richText.${name}`)}
          aria-pressed={lasting.has(name) ? isOn(name) : undefined}
          onClick={() => run(editor)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

const link: Tool = { name: 'link', icon: 'link', keys: 'Ctrl+K', run: () => {} };
/** Tools that also show the state of the selection. */
const lasting = new Set<Tool['name']>([
  'bold',
  'italic',
  'subscript',
  'superscript',
  'bulletList',
  'orderedList',
  'blockquote',
  'link',
]);

function keysHere(keys: string): string {
  return /mac/i.test(navigator.platform) ? keys.replace('Ctrl+', '⌘').replace('Shift+', '⇧') : keys;
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const stops = [...(bar?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key];
  // In the select, the vertical arrow keys choose an option.
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = stops[(to + stops.length) % stops.length];
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next?.focus();
}
