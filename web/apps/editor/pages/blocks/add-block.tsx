import { useState } from 'react';
import type { BlockType } from '#contracts/content/blocks.ts';
import { Button } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../../editor.ts';
import styles from './add-block.module.css';
import { BlockPalette } from './block-palette.tsx';

type AddBlockProps = {
  onAdd: (type: BlockType) => void;
  /** The position of the new block, from 1. */
  place: number;
  /** Between two blocks: a line that appears when the pointer is near. */
  quiet?: boolean;
};

/** Opens the palette of blocks for one position on the page. */
export function AddBlock({ onAdd, place, quiet }: AddBlockProps) {
  const t = useEditor().texts('editorPages');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {quiet ? (
        <button type="button" className={styles.between} onClick={() => setOpen(true)}>
          <Icon name="plus" />
          <span className="visually-hidden">{t('block.addAt', { place: String(place) })}</span>
        </button>
      ) : (
        <div className={styles.end}>
          <Button variant="secondary" icon="plus" onClick={() => setOpen(true)}>
            {t('block.add')}
          </Button>
        </div>
      )}
      {isOpen ? (
        <BlockPalette
          onChoose={(type) => {
            setOpen(false);
            onAdd(type);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
