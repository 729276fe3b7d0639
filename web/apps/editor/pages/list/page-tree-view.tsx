import { useState } from 'react';
import { IconButton } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import type { ChosenPages } from '../bulk/use-chosen-pages.ts';
import type { PageEntry } from '../page-operations.ts';
import { PageRow } from './page-row.tsx';
import { type PageNode, pageTree } from './page-tree.ts';
import styles from './page-tree-view.module.css';

/** The initially open depth of the tree: the home page and its direct children. */
const openDepth = 1;

type PageTreeViewProps = { entries: readonly PageEntry[]; chosen?: ChosenPages };

/** The pages of a site as a tree. */
export function PageTreeView({ entries, chosen }: PageTreeViewProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setToggled((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <ul className={styles.tree}>
      {pageTree(entries).map((node) => (
        <Branch
          key={node.entry.id}
          node={node}
          chosen={chosen}
          depth={0}
          toggled={toggled}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
}

type BranchProps = {
  node: PageNode<PageEntry>;
  chosen: ChosenPages | undefined;
  depth: number;
  toggled: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

function Branch({ node: { entry, children }, chosen, depth, toggled, onToggle }: BranchProps) {
  const t = useEditor().texts('editorPages');
  const isOpen = depth < openDepth !== toggled.has(entry.id);
  return (
    <li>
      <PageRow
        entry={entry}
        {...(chosen && { chosen })}
        depth={depth}
        before={
          children.length > 0 ? (
            <IconButton
              name={isOpen ? 'chevron-down' : 'chevron-right'}
              label={t('tree.toggle', { title: entry.title, count: children.length })}
              aria-expanded={isOpen}
              onClick={() => onToggle(entry.id)}
            />
          ) : undefined
        }
      />
      {isOpen && children.length > 0 ? (
        <ul className={styles.below}>
          {children.map((child) => (
            <Branch
              key={child.entry.id}
              node={child}
              chosen={chosen}
              depth={depth + 1}
              toggled={toggled}
              onToggle={onToggle}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
