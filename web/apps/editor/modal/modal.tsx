import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/design/button/button.tsx';
import { useModal } from '#web/design/form-dialog/use-modal.ts';
import { useEditor } from '../editor.ts';
import styles from './modal.module.css';

type ModalProps = { title: string; onClose: () => void; children: ReactNode };

/** A wide dialog to choose from; it is open as long as it is rendered, Escape and a click beside it close it. */
export function Modal({ title, onClose, children }: ModalProps) {
  const t = useEditor().texts('editor');
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      {...{ closedby: 'any' }}
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton name="close" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
