import { Button, IconButton } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import styles from './structure.module.css';

type MoveButtonsProps = {
  name: string;
  /** Among its neighbours, from 0. */
  place: number;
  count: number;
  /** `place` is the one that it goes to. */
  onMove: (direction: 'up' | 'down', place: number) => void;
};

/** Moves an entry by one place. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const t = useEditor().texts('editorFields');
  const isFirst = place <= 0;
  const isLast = place >= count - 1;
  return (
    <>
      <IconButton
        name="arrow-up"
        label={`${t('up')} (${name})`}
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove('up', place - 1)}
      />
      <IconButton
        name="arrow-down"
        label={`${t('down')} (${name})`}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove('down', place + 1)}
      />
    </>
  );
}

/** What can be done with a class or an attribute. */
export function RowActions({ onChange, ...moved }: MoveButtonsProps & { onChange: () => void }) {
  const t = useEditor().texts('editorStructure');
  return (
    <span className={styles.actions}>
      <MoveButtons {...moved} />
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${t('change')} (${moved.name})`}
        aria-haspopup="dialog"
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </span>
  );
}
