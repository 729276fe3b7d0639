import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { useReadOnly } from '#web/design/form/read-only.ts';
import { useEditor } from '../editor.ts';
import { pickText } from '../lists/pick-text.ts';
import type { EditedRecord } from '../records/use-record.ts';
import { EntryList } from './entry-list.tsx';
import styles from './navigation.module.css';
import {
  addTo,
  findEntries,
  getLevel,
  indented,
  isSectionList,
  moveTo,
  type NavigationEntry,
  outdented,
  removeFrom,
} from './navigation-tree.ts';
import type { TreeActions } from './tree-actions.ts';
import type { Visitor } from './why-hidden.ts';

type MenuTreeProps = {
  record: EditedRecord;
  visitor: Visitor;
  selected: string | undefined;
  onSelect: (path: string | undefined) => void;
};

const turns: Readonly<Record<string, typeof indented>> = { ArrowRight: indented, ArrowLeft: outdented };

/** Header and footer of a site as trees, to be ordered by dragging and by keyboard. */
export function MenuTree({ record, visitor, selected, onSelect }: MenuTreeProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorRecords');
  const [removed, setRemoved] = useState<{ name: string; data: EditedRecord['data'] }>();
  const [announcement, setAnnouncement] = useState('');
  const { data } = record;
  const put = record.replace;

  const actions: TreeActions = {
    visitor,
    selected,
    select: onSelect,
    add(list) {
      const id = crypto.randomUUID();
      const entry: NavigationEntry = isSectionList(list)
        ? { id, title: {}, slug: null, items: [] }
        : newEntry(id, list);
      put(addTo(data, list, entry));
      onSelect(`${list}/${id}`);
    },
    move(list, id, to) {
      put(moveTo(data, list, id, to));
      setAnnouncement(
        t('nav.moved', { place: String(to + 1), count: String(findEntries(data, list).length) }),
      );
    },
    remove(list, id) {
      const entry = findEntries(data, list).find((one) => one.id === id);
      setRemoved({ name: getName(entry), data });
      put(removeFrom(data, list, id));
      onSelect(undefined);
    },
    levelOf: (list) => getLevel(data, list),
    turn(event, list, id) {
      const turn = turns[event.key];
      const turned = turn?.(data, list, id);
      if (!turned) return;
      event.preventDefault();
      put(turned.data);
      onSelect(turned.path);
    },
  };
  const getName = (entry: NavigationEntry | undefined) =>
    pickText((entry?.title ?? {}) as Record<string, string>, locale.language) || t('unnamed');

  return (
    <div className={styles.tree}>
      {removed ? (
        <p className={styles.removed} role="status">
          <span>{t('nav.removed', { name: removed.name })}</span>
          <Button
            variant="quiet"
            size="compact"
            icon="undo"
            onClick={() => {
              put(removed.data);
              setRemoved(undefined);
            }}
          >
            {t('nav.undo')}
          </Button>
        </p>
      ) : null}
      <Part name={t('field.header')} path="header" list="header/items" actions={actions} data={data} />
      <Part name={t('field.footer')} path="footer" list="footer/sections" actions={actions} data={data} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

type PartProps = {
  name: string;
  path: string;
  list: string;
  actions: TreeActions;
  data: EditedRecord['data'];
};

function Part({ name, path, list, actions, data }: PartProps) {
  const t = useEditor().texts('editorRecords');
  const entries = findEntries(data, list);
  const isReadOnly = useReadOnly();
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.partHead}>
        <h3 className={styles.partName}>{name}</h3>
        {data[path] ? (
          <Button
            variant="quiet"
            size="compact"
            icon="settings"
            aria-pressed={actions.selected === path}
            onClick={() => actions.select(path)}
          >
            {t('nav.settings')}
          </Button>
        ) : null}
      </div>
      {entries.length > 0 ? (
        <EntryList list={list} entries={entries} actions={actions} />
      ) : (
        <EmptyState headingLevel={4} title={t('none')} text={t('nav.none')} />
      )}
      {isReadOnly ? null : (
        <div>
          <Button variant="secondary" size="compact" icon="plus" onClick={() => actions.add(list)}>
            {t(isSectionList(list) ? 'nav.addSection' : 'nav.addEntry')}
          </Button>
        </div>
      )}
    </section>
  );
}

function newEntry(id: string, list: string): NavigationEntry {
  const isFirst = list === 'header/items';
  return {
    id,
    title: {},
    link: null,
    slug: null,
    linkTitle: {},
    breadcrumbOverride: {},
    countries: [],
    hidden: false,
    hiddenSubItems: false,
    hiddenInNextRelease: false,
    ...(list.startsWith('header') && { items: [], sections: [] }),
    ...(isFirst && { marketing: null }),
  };
}
