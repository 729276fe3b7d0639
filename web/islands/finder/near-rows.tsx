import type { Finding } from '#contracts/fit/check-work.ts';
import type { Near, NearLead } from '#contracts/fit/find-machines.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { Figures } from './figures.ts';
import { useFinder } from './finder-context.ts';
import type { FinderMachine } from './finder-start.ts';
import { MachinePicture } from './machine-rows.tsx';
import styles from './results.module.css';

/** How many are shown unfolded. */
const open = 4;

/** Machines that fail the lead for one reason, with the value that they could make. */
export function NearRows({ near }: { near: readonly Near<FinderMachine>[] }) {
  const { t } = useFinder();
  if (near.length === 0) return null;
  const more = near.slice(open);
  return (
    <>
      <h3 className={styles.group}>{t('near')}</h3>
      <NearList near={near.slice(0, open)} />
      {more.length > 0 ? (
        <details className={styles.steps}>
          <summary>
            <span>{t('near.more', { count: more.length })}</span>
            <Icon name="chevron-down" />
          </summary>
          <NearList near={more} />
        </details>
      ) : null}
    </>
  );
}

function NearList({ near }: { near: readonly Near<FinderMachine>[] }) {
  return (
    <ul className={styles.rows}>
      {near.map(({ machine, finding, change }) => (
        <li key={machine.slug} className={styles.near}>
          <MachinePicture machine={machine} />
          <div>
            <a className={styles.nearName} href={machine.href} translate="no">
              {machine.name}
            </a>
            <p>
              <Reason finding={finding} />
            </p>
            {change ? <SetValue change={change} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Reason({ finding }: { finding: Finding }) {
  const { figures, t } = useFinder();
  if (!('value' in finding) || finding.value === undefined)
    return t(`near.${finding.rule as 'strip' | 'seal' | 'crimp' | 'double' | 'ferrule'}`);
  const { rule, value, range } = finding;
  const isBelow = range?.from !== undefined && value < range.from;
  const bound = figures[rule as keyof Pick<Figures, 'area' | 'length' | 'diameter'>](
    (isBelow ? range?.from : range?.to) ?? 0,
  );
  const yours = figures[rule as 'area'](value);
  if (rule === 'diameter' && !isBelow) return t('near.diameter', { bound, value: yours });
  return t(isBelow ? 'near.from' : 'near.to', { bound, value: yours });
}

/** A link before hydration; afterwards a button that applies the value at once. */
function SetValue({ change }: { change: NearLead }) {
  const { figures, t, change: changeLead, addressOf } = useFinder();
  const text =
    change.area !== undefined
      ? t('near.set', { value: figures.area(change.area) })
      : change.length !== undefined
        ? t('near.set', { value: figures.length(change.length) })
        : t('near.usual');
  return (
    <a
      className={styles.set}
      href={addressOf(change)}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        changeLead(change);
      }}
    >
      {text}
    </a>
  );
}
