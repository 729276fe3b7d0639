import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import { showFieldEvent } from '../../pages/places/show-place.ts';
import { RemovedNote } from '../list/removed-note.tsx';
import { useReorder } from '../list/use-reorder.ts';
import { ControlGroup } from './control-group.tsx';
import styles from './list-control.module.css';
import { NothingChosen } from './nothing-chosen.tsx';

type Item = { readonly id: string };

export type ListControlProps<Each extends Item> = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  items: readonly Each[];
  max: number;
  /** The line for a closed item. */
  summary: (item: Each, index: number) => string;
  /** A picture before the line. */
  look?: (item: Each) => ReactNode;
  /** Small text after the line. */
  detail?: (item: Each, index: number) => string | undefined;
  /** The fields of an item. */
  children: (item: Each, index: number) => ReactNode;
  isWrong?: (item: Each) => boolean;
  addLabel?: string;
  /** Adds an item at the end and returns its id; the item is shown open. */
  onAdd?: () => string;
  /** An alternative way to add items, where something is chosen first. */
  add?: ReactNode;
  onDuplicate?: (item: Each) => void;
  onMove: (id: string, to: number) => void;
  /** Removes an item and returns a function that restores it. */
  onRemove: (item: Each, index: number) => () => void;
};

/** Items in the editor's order, closed to one line each. */
export function ListControl<Each extends Item>(props: ListControlProps<Each>) {
  const { id, label, hint, error, items, max, addLabel, onAdd, add } = props;
  const t = useEditor().texts('editorFields');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ id: string; name: string; restore: () => void }>();
  const [announcement, setAnnouncement] = useState('');
  const isReadOnly = useReadOnly();
  const { list, drag, handle, move } = useReorder<HTMLOListElement>(items, (item, to) => {
    setAnnouncement(t('movedTo', { place: String(to + 1), count: String(items.length) }));
    props.onMove(item, to);
  });

  useEffect(() => {
    const follow = (event: Event) => {
      const field = String((event as CustomEvent).detail);
      const item = field.startsWith(`${id}/`) ? field.slice(id.length + 1).split('/')[0] : undefined;
      if (item) setOpen((current) => (current.has(item) ? current : new Set([...current, item])));
    };
    document.addEventListener(showFieldEvent, follow);
    return () => document.removeEventListener(showFieldEvent, follow);
  }, [id]);

  const toggle = (item: string) => {
    const next = new Set(open);
    if (!next.delete(item)) next.add(item);
    setOpen(next);
  };

  /** Moves the focus once the item is in the list. */
  const focusLater = (item: string) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${item}"] [aria-expanded]`)?.focus(),
    );

  return (
    <ControlGroup id={id} label={label} hint={hint} error={error}>
      <ol ref={list} className={styles.items}>
        {items.map((item, index) => {
          const name = props.summary(item, index) || t('untitled', { place: String(index + 1) });
          return (
            <ItemRow
              key={item.id}
              id={item.id}
              name={name}
              look={props.look?.(item)}
              detail={props.detail?.(item, index)}
              isOpen={open.has(item.id)}
              isWrong={props.isWrong?.(item) ?? false}
              isDragged={drag?.id === item.id}
              mark={getMark(drag, items, index)}
              handle={handle(item.id)}
              onToggle={() => toggle(item.id)}
            >
              {props.children(item, index)}
              {isReadOnly ? null : (
                <ItemActions
                  onUp={index > 0 ? () => move(item.id, index - 1) : undefined}
                  onDown={index < items.length - 1 ? () => move(item.id, index + 1) : undefined}
                  onDuplicate={
                    props.onDuplicate && items.length < max ? () => props.onDuplicate?.(item) : undefined
                  }
                  onRemove={() => setRemoved({ id: item.id, name, restore: props.onRemove(item, index) })}
                />
              )}
            </ItemRow>
          );
        })}
      </ol>
      {items.length === 0 ? <NothingChosen /> : null}
      {removed ? (
        <RemovedNote
          key={removed.id}
          text={t('removed', { name: removed.name })}
          undo={t('undo')}
          onUndo={() => {
            removed.restore();
            setRemoved(undefined);
            focusLater(removed.id);
          }}
        />
      ) : null}
      {items.length < max && add && !isReadOnly ? <div>{add}</div> : null}
      {items.length < max && onAdd && !isReadOnly ? (
        <div>
          <Button
            id={id}
            variant="secondary"
            size="compact"
            icon="plus"
            onClick={() => {
              const added = onAdd();
              setOpen(new Set([...open, added]));
              setRemoved(undefined);
              focusLater(added);
            }}
          >
            {addLabel ?? t('add')}
          </Button>
        </div>
      ) : null}
      {items.length >= max && !isReadOnly ? (
        <p className={styles.full}>{t('full', { count: String(max) })}</p>
      ) : null}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </ControlGroup>
  );
}

type ItemActionsProps = {
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
};

/** What can be done with an item as a whole. */
function ItemActions({ onUp, onDown, onDuplicate, onRemove }: ItemActionsProps) {
  const t = useEditor().texts('editorFields');
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="compact" icon="arrow-up" aria-disabled={!onUp} onClick={onUp}>
        {t('up')}
      </Button>
      <Button variant="quiet" size="compact" icon="arrow-down" aria-disabled={!onDown} onClick={onDown}>
        {t('down')}
      </Button>
      {onDuplicate ? (
        <Button variant="quiet" size="compact" icon="copy" onClick={onDuplicate}>
          {t('duplicate')}
        </Button>
      ) : null}
      <Button variant="quiet" size="compact" icon="trash" onClick={onRemove}>
        {t('remove')}
      </Button>
    </div>
  );
}

/** The side of a row on which the dragged one would be dropped. */
function getMark(
  drag: { id: string; to: number } | undefined,
  items: readonly Item[],
  index: number,
): 'before' | 'after' | undefined {
  if (!drag) return undefined;
  const from = items.findIndex(({ id }) => id === drag.id);
  if (drag.to === from || index !== drag.to) return undefined;
  return drag.to < from ? 'before' : 'after';
}

type ItemRowProps = {
  id: string;
  name: string;
  look: ReactNode;
  detail: string | undefined;
  isOpen: boolean;
  isWrong: boolean;
  isDragged: boolean;
  mark: 'before' | 'after' | undefined;
  handle: object;
  onToggle: () => void;
  children: ReactNode;
};

function ItemRow({ id, name, look, detail, isOpen, isWrong, ...row }: ItemRowProps) {
  const { isDragged, mark, handle, onToggle, children } = row;
  const t = useEditor().texts('editorFields');
  const isReadOnly = useReadOnly();
  const panel = useId();
  return (
    <li className={styles.item} data-row={id} data-dragged={isDragged || undefined} data-mark={mark}>
      <div className={styles.head}>
        {isReadOnly ? null : (
          <span className={styles.grip}>
            <IconButton name="grip" label={t('reorder', { name })} {...handle} />
          </span>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          {look ? <span className={styles.look}>{look}</span> : null}
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </span>
          {isWrong ? (
            <span className={styles.wrong}>
              <Icon name="error" />
              <span className="visually-hidden">{t('wrongBelow')}</span>
            </span>
          ) : null}
          <Icon name="chevron-down" />
        </button>
      </div>
      {isOpen ? (
        <div id={panel} className={styles.fields}>
          {children}
        </div>
      ) : null}
    </li>
  );
}
