import { useState } from 'react';
import { type BlockType, blockTypes } from '#contracts/content/blocks.ts';
import { ToolbarSearch } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../../editor.ts';
import { useFieldLabels } from '../../form/field-labels.ts';
import { Modal } from '../../modal/modal.tsx';
import { BlockIcon } from './block-icon.tsx';
import styles from './block-palette.module.css';

type BlockPaletteProps = { onChoose: (type: BlockType) => void; onClose: () => void };

/** All types of blocks with their names, purposes and icons. */
export function BlockPalette({ onChoose, onClose }: BlockPaletteProps) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const labels = useFieldLabels();
  const [search, setSearch] = useState('');
  const sought = search.trim().toLocaleLowerCase(locale.sisCode);
  const fitting = blockTypes.filter((type) =>
    `${labels.block(type)} ${labels.purpose(type)}`.toLocaleLowerCase(locale.sisCode).includes(sought),
  );
  return (
    <Modal title={t('block.add')} onClose={onClose}>
      <ToolbarSearch
        label={t('palette.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {fitting.length === 0 ? <p>{t('palette.none')}</p> : null}
      <ul className={styles.list}>
        {fitting.map((type) => (
          <li key={type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(type)}>
              <BlockIcon type={type} />
              <span className={styles.words}>
                <span className={styles.name}>{labels.block(type)}</span>
                <span className={styles.purpose}>{labels.purpose(type)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
