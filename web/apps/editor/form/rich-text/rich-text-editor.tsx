import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor as useTextEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { useEditor } from '../../editor.ts';
import { isSame } from '../../same.ts';
import { extensions } from './extensions.ts';
import { LinkTool } from './link-tool.tsx';
import { type EditorNode, normalise } from './normalise.ts';
import { quietHtml } from './pasted-html.ts';
import { findLosses, nothingPasted, type PasteReport, rowsAsLines } from './pasted-losses.ts';
import { type PastedTable, takeTables } from './pasted-tables.ts';
import styles from './rich-text.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { parseLists } from './word-lists.ts';

type RichTextEditorProps = {
  id: string;
  label: string;
  lang?: string | undefined;
  isInvalid: boolean;
  value: RichText | undefined;
  onChange: (value: RichText | undefined) => void;
  /** Takes tables that were pasted, in the place of lines; undefined: there is nowhere to. */
  onTables?: ((tables: readonly PastedTable[]) => void) | undefined;
};

/** Said as a document: from no content the library would make HTML, which the page does not take (Trusted Types). */
const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The library at work: it holds its own document, and takes another one only when that says something else. */
export default function RichTextEditor({
  id,
  label,
  lang,
  isInvalid,
  value,
  onChange,
  onTables,
}: RichTextEditorProps) {
  const { sites } = useEditor();
  const [isLinking, setLinking] = useState(false);
  const [known] = useState(() => extensions(sites.map(({ origin }) => origin)));
  const changed = useRef(onChange);
  const takesTables = useRef(onTables);
  const fromWord = useRef(false);
  const [report, setReport] = useState(nothingPasted);
  useEffect(() => {
    changed.current = onChange;
    takesTables.current = onTables;
  });

  const editor = useTextEditor({
    extensions: known,
    content: value ?? empty,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: written }) => changed.current(normalise(written.getJSON() as EditorNode)),
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(lang ? { lang } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
      handleKeyDown: (_, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        setLinking(true);
        return true;
      },
      transformPastedHTML: (html) => {
        fromWord.current = /mso-list|urn:schemas-microsoft-com/.test(html);
        const quiet = quietHtml(html);
        const taken = takesTables.current ? takeTables(quiet) : { html: quiet, tables: [] };
        if (taken.tables.length > 0) takesTables.current?.(taken.tables);
        setReport({
          ...findLosses(taken.html),
          blocks: taken.tables.length,
          joined: taken.tables.reduce((sum, { joined }) => sum + joined, 0),
        });
        return rowsAsLines(taken.html);
      },
      handlePaste: (_, { clipboardData }) => {
        // With HTML beside them, as Excel sends a picture of its cells, the words are pasted.
        if (!clipboardData || clipboardData.types.includes('text/html')) return false;
        const pictures = [...clipboardData.files].filter(({ type }) => type.startsWith('image/')).length;
        setReport({ ...nothingPasted, pictures });
        return false;
      },
      transformPasted: (slice, view) => {
        if (!fromWord.current) return slice;
        fromWord.current = false;
        const nodes = parseLists((slice.content.toJSON() ?? []) as EditorNode[]);
        return new Slice(Fragment.fromJSON(view.state.schema, nodes), 0, 0);
      },
    },
  });

  useEffect(() => {
    if (!isSame(normalise(editor.getJSON() as EditorNode), value)) {
      editor.commands.setContent(value ?? empty, { emitUpdate: false });
    }
  }, [editor, value]);

  return (
    <div className={styles.editor} data-invalid={isInvalid || undefined}>
      <RichTextToolbar editor={editor} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <PastedReport report={report} />
      {isLinking ? <LinkTool editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  );
}

/** Says what of something pasted stands elsewhere, what the text cannot hold, and where it can go. */
function PastedReport({ report: { blocks, joined, tables, pictures } }: { report: PasteReport }) {
  const t = useEditor().texts('editorFields');
  return (
    <div role="status" className={styles.losses}>
      {blocks > 0 ? <p>{t('richText.tableBlocks', { count: blocks })}</p> : null}
      {joined > 0 ? <p>{t('richText.joinedCells', { count: joined })}</p> : null}
      {tables > 0 ? <p>{t('richText.pastedTables', { count: tables })}</p> : null}
      {pictures > 0 ? <p>{t('richText.pastedPictures', { count: pictures })}</p> : null}
    </div>
  );
}
