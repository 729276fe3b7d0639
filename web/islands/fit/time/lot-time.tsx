import { useState } from 'react';
import { checkWork } from '#contracts/fit/check-work.ts';
import type { WireGroup } from '#contracts/fit/harness/group-wires.ts';
import { type FitOptions, workOfWire } from '#contracts/fit/harness/listed-wire.ts';
import {
  type Assumptions,
  countChanges,
  reckonLot,
  usualAssumptions,
  workingDays,
} from '#contracts/fit/harness/lot-time.ts';
import { leadTime } from '#contracts/fit/lead-output.ts';
import { formatNumber, listFormat } from '#web/i18n/format/format.ts';
import type { FinderMachine } from '../../finder/finder-start.ts';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import { LotResult } from './lot-result.tsx';
import styles from './time.module.css';

type LotTimeProps = { groups: readonly WireGroup[]; machine: FinderMachine; options: FitOptions };

/** The assumptions, with their minimum and maximum. */
const fields = [
  ['changeOfWire', 0, 3600],
  ['wireChanges', 0, 10_000],
  ['changeOfTerminal', 0, 3600],
  ['terminalChanges', 0, 10_000],
  ['efficiency', 1, 100],
] as const;

/** The production time of a lot on the chosen machine, with all assumptions visible and editable. */
export function LotTime({ groups, machine, options }: LotTimeProps) {
  const { start, figures, t } = useFit();
  const made = groups.filter(({ wire }) => {
    const { verdict } = checkWork(workOfWire(wire, options), machine);
    return verdict === 'all' || verdict === 'check';
  });
  const changes = countChanges(made);
  const [assumed, setAssumed] = useState<Assumptions>({
    ...usualAssumptions,
    wireChanges: changes.wires,
    terminalChanges: changes.terminals,
  });
  const count = made.reduce((sum, group) => sum + group.count, 0);
  const line = leadTime(machine);
  const time = reckonLot(made, machine, assumed);
  const set = (name: keyof Assumptions, value: number) =>
    setAssumed((before) => ({ ...before, [name]: value }));
  const write = (value: number, digits: number) =>
    formatNumber(value, start.locale, { maximumFractionDigits: digits });
  if (!line || !time) return <NoTime machine={machine} />;
  const mean = count > 0 ? made.reduce((sum, { total }) => sum + total, 0) / count : 0;
  return (
    <section id="time" className={styles.time} aria-labelledby="fit-time">
      <div>
        <h2 id="fit-time">{t('time')}</h2>
        <p className={shared.muted}>{t('time.on', { name: machine.name, count: figures.count(count) })}</p>
        {(
          [
            ['lot', 400],
            ['shifts', 3],
          ] as const
        ).map(([name, most]) => (
          <label key={name} className={styles.slider}>
            <span>{t(`time.${name}`)}</span>
            <output>{figures.count(assumed[name])}</output>
            <input
              type="range"
              min="1"
              max={most}
              value={assumed[name]}
              onChange={({ target }) => set(name, target.valueAsNumber)}
            />
          </label>
        ))}
        <h3>{t('time.assumptions')}</h3>
        <dl className={styles.assumptions}>
          <div>
            <dt>{t('time.lead')}</dt>
            <dd>
              <b>{`${write(line.atShort, 2)} s + ${write(line.growth * 1000, 3)} s/m`}</b>
              <small>
                {t('time.lead.from', {
                  short: figures.count(machine.output ?? 0),
                  long: figures.count(machine.outputAt2m ?? 0),
                })}
              </small>
            </dd>
          </div>
          <div>
            <dt>{t('time.mean')}</dt>
            <dd>
              <b>{figures.length(Math.round(mean))}</b>
              <small>{t('time.file')}</small>
            </dd>
          </div>
          {fields.map(([name, from, to]) => (
            <div key={name}>
              <dt>
                <label htmlFor={`fit-${name}`}>{t(`time.${name}`)}</label>
              </dt>
              <dd>
                <input
                  id={`fit-${name}`}
                  type="number"
                  inputMode="numeric"
                  min={from}
                  max={to}
                  defaultValue={assumed[name]}
                  onChange={({ target }) => {
                    const value = target.valueAsNumber;
                    if (value >= from && value <= to) set(name, value);
                  }}
                />
                {name === 'wireChanges' || name === 'terminalChanges' ? (
                  <small>{t('time.file')}</small>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <LotResult time={time} lot={assumed.lot} days={workingDays(time.total, assumed.shifts)} />
    </section>
  );
}

/** Shown where no time can be computed: that takes two outputs, but most data sheets have one. */
function NoTime({ machine }: { machine: FinderMachine }) {
  const { start, t } = useFit();
  const others = start.machines.filter((one) => leadTime(one)).map(({ name }) => name);
  return (
    <section id="time" className={styles.noTime} aria-labelledby="fit-time">
      <h2 id="fit-time">{t('time')}</h2>
      <p className={shared.muted}>
        {t('time.none', { name: machine.name, names: listFormat(others, start.locale) })}
      </p>
    </section>
  );
}
