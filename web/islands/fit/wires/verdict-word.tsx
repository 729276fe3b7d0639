import type { Verdict } from '#contracts/fit/check-work.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useFit } from '../fit-context.ts';
import styles from './wires.module.css';

const icons: Readonly<Record<Verdict, IconName>> = {
  all: 'check',
  step: 'arrow-right',
  check: 'info',
  cannot: 'close',
};

/** Whether a machine makes a wire: a symbol and a word. */
export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { t } = useFit();
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon name={icons[verdict]} />
      <span>{t(`verdict.${verdict}`)}</span>
    </span>
  );
}
