import { Fragment, Slice } from '@tiptap/pm/model';
import { EditorContent, useEditor as useTextEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { RichText } from '#contracts/content/rich-text.ts';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { type Uploads, useUploads } from '../../media/upload/use-uploads.ts';
import { isSame } from '../../same.ts';
import { extensions } from './extensions.ts';
import { LinkTool } from './link-tool.tsx';
import { type EditorNode, normalise } from './normalise.ts';
import { quietHtml } from './paste/pasted-html.ts';
import { findLosses, nothingPasted, type PasteReport, rowsAsLines } from './paste/pasted-losses.ts';
import { findPictureFiles, takePictures } from './paste/pasted-pictures.ts';
import { type PastedTable, takeTables } from './paste/pasted-tables.ts';
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
  /** Takes pasted tables, which otherwise become lines of text; undefined: there is no place for them. */
  onTables?: ((tables: readonly PastedTable[]) => void) | undefined;
  /**
   * Takes the id of a pasted picture, once it is in the media library; undefined: there is no place for it.
   */
  onPicture?: ((file: string) => void) | undefined;
};

/** Passed as a document: without content the library would parse HTML, which Trusted Types forbid. */
const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Wraps the library, which has a document of its own; another value replaces it only if it differs. */
export default function RichTextEditor({
  id,
  label,
  lang,
  isInvalid,
  value,
  onChange,
  onTables,
  onPicture,
}: RichTextEditorProps) {
  const { sites } = useEditor();
  const isReadOnly = useReadOnly();
  const [isLinking, setLinking] = useState(false);
  const [known] = useState(() => extensions(sites.map(({ origin }) => origin)));
  const changed = useRef(onChange);
  const takesTables = useRef(onTables);
  const takesPictures = useRef(onPicture);
  const uploads = useUploads((file) => {
    takesPictures.current?.(file);
    setReport((last) => ({ ...last, uploaded: last.uploaded + 1 }));
  });
  const fromWord = useRef(false);
  /** The RTF of the pasted content: the library only passes on the HTML. */
  const rtf = useRef('');
  const [report, setReport] = useState(nothingPasted);
  useEffect(() => {
    changed.current = onChange;
    takesTables.current = onTables;
    takesPictures.current = onPicture;
  });

  const editor = useTextEditor({
    extensions: known,
    content: value ?? empty,
    editable: !isReadOnly,
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
        // Reached by the keyboard as other fields that may be read only.
        ...(isReadOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
      },
      handleDOMEvents: {
        paste: (_, { clipboardData }) => {
          rtf.current = clipboardData?.getData('text/rtf') ?? '';
          return false;
        },
      },
      handleKeyDown: (_, event) => {
        if (isReadOnly || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        setLinking(true);
        return true;
      },
      transformPastedHTML: (html) => {
        fromWord.current = /mso-list|urn:schemas-microsoft-com/.test(html);
        const quiet = quietHtml(html);
        const within = takesPictures.current
          ? takePictures(quiet, rtf.current)
          : { html: quiet, pictures: [] };
        uploads.add(within.pictures);
        const taken = takesTables.current ? takeTables(within.html) : { html: within.html, tables: [] };
        if (taken.tables.length > 0) takesTables.current?.(taken.tables);
        setReport({
          ...nothingPasted,
          ...findLosses(taken.html),
          blocks: taken.tables.length,
          joined: taken.tables.reduce((sum, { joined }) => sum + joined, 0),
        });
        return rowsAsLines(taken.html);
      },
      handlePaste: (_, { clipboardData }) => {
        if (!clipboardData) return false;
        const { files } = clipboardData;
        const pictures = findPictureFiles({ files, html: clipboardData.getData('text/html') });
        if (pictures.length === 0) return false;
        const isTaken = takesPictures.current !== undefined;
        if (isTaken) uploads.add(pictures);
        setReport({
          ...nothingPasted,
          ...(!isTaken && { pictures: pictures.length, names: pictures.map(({ name }) => name) }),
        });
        return true;
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
    <div
      className={styles.editor}
      data-invalid={isInvalid || undefined}
      data-read-only={isReadOnly || undefined}
    >
      {isReadOnly ? null : <RichTextToolbar editor={editor} onLink={() => setLinking(true)} />}
      <EditorContent editor={editor} />
      <PastedReport report={report} uploads={uploads.list} />
      {isLinking ? <LinkTool editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  );
}

/** Reports what was moved from a paste to blocks, what was left out, and what to do about it. */
function PastedReport({ report, uploads }: { report: PasteReport; uploads: Uploads['list'] }) {
  const { texts, locale } = useEditor();
  const t = texts('editorFields');
  const media = texts('editorMedia');
  const { blocks, joined, tables, pictures, names, uploaded } = report;
  return (
    <div role="status" className={styles.losses}>
      {blocks > 0 ? <p>{t('richText.tableBlocks', { count: blocks })}</p> : null}
      {joined > 0 ? <p>{t('richText.joinedCells', { count: joined })}</p> : null}
      {uploads.map(({ key, name, problem }) => (
        <p key={key}>
          {problem
            ? texts('application')('labelled', { label: name, value: media(`upload.${problem}`) })
            : media('upload.progress', { name })}
        </p>
      ))}
      {uploaded > 0 ? <p>{t('richText.uploadedPictures', { count: uploaded })}</p> : null}
      {tables > 0 ? <p>{t('richText.pastedTables', { count: tables })}</p> : null}
      {pictures > 0 ? (
        <p>
          {t('richText.pastedPictures', { count: pictures })}{' '}
          {names.length > 0 ? t('richText.notPasted', { names: listFormat(names, locale) }) : null}
        </p>
      ) : null}
    </div>
  );
}
