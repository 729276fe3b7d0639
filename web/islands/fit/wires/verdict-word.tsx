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

/** What a machine makes of a wire: a mark, and a word for it. */
export function VerdictWord({ verdict }: { verdict: Verdict }) {
  const { t } = useFit();
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon name={icons[verdict]} />
      <span>{t(`verdict.${verdict}`)}</span>
    </span>
  );
}
