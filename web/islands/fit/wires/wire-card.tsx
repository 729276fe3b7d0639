import type { Finding } from '#contracts/fit/check-work.ts';
import type { Range } from '#contracts/fit/machine.ts';
import type { WorkStep } from '#contracts/fit/work.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { FinderMachine } from '../../finder/finder-start.ts';
import { LeadDrawing } from '../../lead/lead-drawing.tsx';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import { drawnLead, type SeenGroup } from './seen-groups.ts';
import { VerdictWord } from './verdict-word.tsx';
import { useWireWords } from './wire-words.ts';
import styles from './wires.module.css';

const outcomes = { fits: 'check', fails: 'close', unknown: 'info' } as const;

/** One group with its drawing, and each rule with the values that it compared. */
export function WireCard({ seen: { group, check }, machine }: { seen: SeenGroup; machine: FinderMachine }) {
  const { lead, t } = useFit();
  const words = useWireWords();
  const [core] = group.wire.cores;
  return (
    <div className={styles.card} aria-live="polite">
      <h3>{[words.area(group), words.title(group)].filter(Boolean).join(', ')}</h3>
      <p className={shared.muted}>{words.length(group)}</p>
      <div className={styles.cardArt}>
        <LeadDrawing
          lead={drawnLead(group)}
          detail={2}
          width={400}
          height={120}
          prefix="card"
          label={lead('drawing', { lead: words.describe(group) })}
        />
      </div>
      <dl>
        {check.findings.map((finding) => (
          <Rule key={finding.rule} finding={finding} group={group} />
        ))}
        {core?.ends.map((end, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an end is its place
          <div key={place}>
            <dt>{t('card.end', { number: String(place + 1) })}</dt>
            <dd>{words.end(end)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.on}>
        <span translate="no">{machine.name}</span>
        <VerdictWord verdict={check.verdict} />
      </p>
    </div>
  );
}

function Rule({ finding, group }: { finding: Finding<WorkStep>; group: SeenGroup['group'] }) {
  const { figures, t } = useFit();
  const words = useWireWords();
  const { rule, outcome } = finding;
  if (rule === 'special') return null;
  const mark = <Icon name={outcomes[outcome]} className={styles[outcome]} />;
  if (rule !== 'area' && rule !== 'length' && rule !== 'diameter')
    return (
      <div>
        <dt>{t(`step.${rule}`)}</dt>
        <dd>{mark}</dd>
      </div>
    );
  const value = 'value' in finding ? finding.value : undefined;
  const range = 'range' in finding ? finding.range : undefined;
  // Without a diameter in the data sheet there is no value to show.
  if (rule === 'diameter' && !range) return null;
  const seen =
    rule === 'length' ? words.length(group) : value === undefined ? t('wires.none') : figures[rule](value);
  return (
    <div>
      <dt>{t(`column.${rule}`)}</dt>
      <dd>
        <span>{seen}</span>
        {range ? <small>{t('card.range', { range: writeRange(range, figures[rule]) })}</small> : null}
        {mark}
      </dd>
    </div>
  );
}

function writeRange({ from, to }: Range, write: (value: number) => string): string {
  if (from === undefined || from === 0) return `≤\u00a0${write(to ?? 0)}`;
  return to === undefined ? `≥\u00a0${write(from)}` : `${write(from)}–${write(to)}`;
}
