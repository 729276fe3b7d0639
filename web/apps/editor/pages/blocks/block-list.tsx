import { Fragment, useEffect, useState } from 'react';
import type { StoredBlock, Texts } from '#contracts/content/draft.ts';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../../editor.ts';
import { findTextsBelow, freshId } from '../../form/edits.ts';
import { FormContext } from '../../form/form-context.ts';
import { RemovedNote } from '../../form/list/removed-note.tsx';
import { useReorder } from '../../form/list/use-reorder.ts';
import { getContent } from '../draft/draft-content.ts';
import { usePageWork } from '../page-work.ts';
import { pointAtBlock } from '../places/point-at-block.ts';
import { showBlockEvent } from '../places/show-place.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { newBlock, withBlockAt, withBlockMoved, withDuplicate, withoutBlock } from './block-edits.ts';
import styles from './block-list.module.css';
import { useBlockForm } from './use-block-form.ts';

type Removed = { block: StoredBlock; index: number; texts: Record<string, Texts> };

/** The blocks of a page as cards in their order; new ones can be added between them. */
export function BlockList() {
  const t = useEditor().texts('editorPages');
  const { view, changeContent, showPart } = usePageWork();
  const { blocks } = view.draft;
  const form = useBlockForm();
  const isReadOnly = useReadOnly();
  const { open, show, toggle } = useOpenBlocks();
  const [removed, setRemoved] = useState<Removed>();
  const [announcement, setAnnouncement] = useState('');
  const { list, drag, handle, move } = useReorder<HTMLOListElement>(blocks, (id, to) => {
    setAnnouncement(t('block.movedTo', { place: String(to + 1), count: String(blocks.length) }));
    changeContent((content) => withBlockMoved(content, id, to), `move ${id}`);
  });
  const ids = blocks.map(({ id }) => id);
  const focusLater = (id: string) =>
    requestAnimationFrame(() => document.getElementById(`block-${id}`)?.focus());
  /** Shows a new block: open here, and in the preview as soon as it has content. */
  const present = (id: string) => {
    show(id);
    pointAtBlock(id);
    focusLater(id);
  };
  const add = (index: number, type: Parameters<typeof newBlock>[0]) => {
    const block = newBlock(type, ids);
    changeContent((content) => withBlockAt(content, index, block), `add ${block.id}`);
    present(block.id);
  };
  const duplicate = (block: StoredBlock) => {
    const id = freshId(ids);
    changeContent((content) => withDuplicate(content, block.id, id), `duplicate ${id}`);
    present(id);
  };
  const remove = (block: StoredBlock, index: number) => {
    setRemoved({ block, index, texts: findTextsBelow(getContent(view.draft).texts, block.id) });
    changeContent((content) => withoutBlock(content, block.id), `remove ${block.id}`);
  };
  const restore = ({ block, index, texts }: Removed) => {
    changeContent((content) => withBlockAt(content, index, block, texts), `restore ${block.id}`);
    setRemoved(undefined);
    focusLater(block.id);
  };
  const note = removed ? (
    <RemovedNote
      key={removed.block.id}
      text={t('block.removed')}
      undo={t('undo')}
      onUndo={() => restore(removed)}
    />
  ) : null;

  return (
    <FormContext value={form}>
      {blocks.length === 0 ? <p className={styles.none}>{t('blocks.none')}</p> : null}
      <ol ref={list} className={styles.blocks} data-read-only={isReadOnly || undefined}>
        {blocks.map((block, index) => (
          <Fragment key={block.id}>
            {removed?.index === index ? <li>{note}</li> : null}
            {isReadOnly ? null : (
              <li className={styles.between}>
                <AddBlock onAdd={(type) => add(index, type)} place={index + 1} quiet />
              </li>
            )}
            <BlockCard
              block={block}
              isOpen={open.has(block.id)}
              isDragged={drag?.id === block.id}
              mark={drag && drag.id !== block.id && drag.to === index}
              handle={handle(block.id)}
              onToggle={() => {
                toggle(block.id);
                if (!open.has(block.id)) pointAtBlock(block.id);
              }}
              onShow={() => {
                if (!document.getElementById('part-preview')?.checkVisibility()) showPart('preview');
                // Two animation frames: on a narrow screen, one to render the preview and one to lay out its
                // page.
                requestAnimationFrame(() => requestAnimationFrame(() => pointAtBlock(block.id)));
              }}
              onUp={index > 0 ? () => move(block.id, index - 1) : undefined}
              onDown={index < blocks.length - 1 ? () => move(block.id, index + 1) : undefined}
              onDuplicate={() => duplicate(block)}
              onRemove={() => remove(block, index)}
            />
          </Fragment>
        ))}
      </ol>
      {removed && removed.index >= blocks.length ? note : null}
      {isReadOnly ? null : <AddBlock onAdd={(type) => add(blocks.length, type)} place={blocks.length + 1} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </FormContext>
  );
}

/** The open blocks; others open to show a problem in them. */
function useOpenBlocks() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const follow = (event: Event) => {
      const id = String((event as CustomEvent).detail);
      setOpen((current) => new Set([...current, id]));
    };
    document.addEventListener(showBlockEvent, follow);
    return () => document.removeEventListener(showBlockEvent, follow);
  }, []);
  return {
    open,
    show: (id: string) => setOpen((current) => new Set([...current, id])),
    toggle: (id: string) =>
      setOpen((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}
