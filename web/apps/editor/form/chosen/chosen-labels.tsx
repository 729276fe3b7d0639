import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import styles from './chosen-labels.module.css';
import type { ChosenName } from './chosen-name.ts';

/** The names of what is chosen; an ellipsis until they are known. */
export function ChosenLabels({ icon, chosen }: { icon: IconName; chosen: ChosenName | undefined }) {
  return (
    <span className={styles.chosen} data-gone={chosen?.isGone || undefined}>
      <Icon name={chosen?.isGone ? 'error' : icon} />
      <span className={styles.words}>
        <span className={styles.name}>{chosen?.name ?? '…'}</span>
        <span className={styles.detail}>{chosen?.detail}</span>
      </span>
    </span>
  );
}
