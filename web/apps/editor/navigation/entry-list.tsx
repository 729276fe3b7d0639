import { Button, IconButton } from '#web/design/button/button.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../editor.ts';
import { useReorder } from '../form/list/use-reorder.ts';
import { pickText } from '../lists/pick-text.ts';
import styles from './navigation.module.css';
import { isSectionList, type NavigationEntry } from './navigation-tree.ts';
import type { TreeActions } from './tree-actions.ts';
import { whyHidden } from './why-hidden.ts';

type EntryListProps = {
  list: string;
  entries: readonly NavigationEntry[];
  actions: TreeActions;
  /** Whether the parent entry hides its children. */
  isBelowHidden?: boolean;
};

/** Entries or columns of one level, with their children. */
export function EntryList({ list, entries, actions, isBelowHidden = false }: EntryListProps) {
  const {
    list: ref,
    drag,
    handle,
  } = useReorder<HTMLOListElement>(entries, (id, to) => actions.move(list, id, to));
  return (
    <ol ref={ref} className={styles.list}>
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          className={styles.item}
          data-row={entry.id}
          data-dragged={drag?.id === entry.id || undefined}
          data-target={(drag && drag.id !== entry.id && drag.to === index) || undefined}
        >
          <EntryRow
            list={list}
            entry={entry}
            actions={actions}
            isBelowHidden={isBelowHidden}
            handle={handle(entry.id)}
          />
          <Below list={list} entry={entry} actions={actions} isBelowHidden={isBelowHidden} />
        </li>
      ))}
    </ol>
  );
}

type EntryRowProps = Omit<EntryListProps, 'entries'> & {
  entry: NavigationEntry;
  handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
};

function EntryRow({ list, entry, actions, isBelowHidden = false, handle }: EntryRowProps) {
  const { texts } = useEditor();
  const t = texts('editorRecords');
  const { visitor, selected } = actions;
  const isReadOnly = useReadOnly();
  const path = `${list}/${entry.id}`;
  const isSection = isSectionList(list);
  const own = pickText((entry.title ?? {}) as Record<string, string>, visitor.language);
  const name = own || t(isSection ? 'nav.section' : 'unnamed');
  const reason = isSection ? undefined : whyHidden(entry, visitor, isBelowHidden);
  return (
    <div
      className={styles.row}
      data-hidden={reason !== undefined || undefined}
      data-section={isSection || undefined}
    >
      {isReadOnly ? null : (
        <span className={styles.grip}>
          <IconButton
            name="grip"
            label={t('nav.move', { name })}
            {...handle}
            onKeyDown={(event) => {
              handle.onKeyDown(event);
              actions.turn(event, list, entry.id);
            }}
          />
        </span>
      )}
      <button
        type="button"
        className={styles.name}
        aria-current={selected === path ? 'true' : undefined}
        onClick={() => actions.select(path)}
      >
        <span>{name}</span>
        {reason ? <span className={styles.why}>{t(`nav.why.${reason}`)}</span> : null}
      </button>
      {isReadOnly ? null : (
        <IconButton
          name="trash"
          label={texts('application')('labelled', { label: t('remove'), value: name })}
          onClick={() => actions.remove(list, entry.id)}
        />
      )}
    </div>
  );
}

type BelowProps = Omit<EntryListProps, 'entries'> & { entry: NavigationEntry };

/** The columns and entries below an entry, with buttons to add one. */
function Below({ list, entry, actions, isBelowHidden }: BelowProps) {
  const t = useEditor().texts('editorRecords');
  const path = `${list}/${entry.id}`;
  const isHidden = isBelowHidden || entry.hiddenSubItems === true || entry.hidden === true;
  const lists = (['sections', 'items'] as const).filter((name) => Array.isArray(entry[name]));
  const isReadOnly = useReadOnly();
  const mayHaveMore = !isReadOnly && (isSectionList(list) || actions.levelOf(list) < 3);
  return (
    <>
      {lists.map((name) => {
        const entries = entry[name] as NavigationEntry[];
        const below = { list: `${path}/${name}`, entries, actions, isBelowHidden: isHidden };
        return entries.length > 0 ? <EntryList key={name} {...below} /> : null;
      })}
      {actions.selected === path && mayHaveMore ? (
        <div className={styles.adders}>
          <Button variant="quiet" size="compact" icon="plus" onClick={() => actions.add(`${path}/items`)}>
            {t('nav.addBelow')}
          </Button>
          {isSectionList(list) ? null : (
            <Button
              variant="quiet"
              size="compact"
              icon="plus"
              onClick={() => actions.add(`${path}/sections`)}
            >
              {t('nav.addSection')}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
