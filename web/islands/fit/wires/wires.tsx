import { useMemo, useState } from 'react';
import { findReason } from '#contracts/fit/harness/fit-machines.ts';
import type { WireGroup } from '#contracts/fit/harness/group-wires.ts';
import type { FitOptions } from '#contracts/fit/harness/listed-wire.ts';
import type { FinderMachine } from '../../finder/finder-start.ts';
import { LeadDrawing } from '../../lead/lead-drawing.tsx';
import answer from '../answer/answer.module.css';
import { writeReason } from '../answer/reason.ts';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import { drawnLead, type Filter, type SeenGroup, seeGroups } from './seen-groups.ts';
import { VerdictWord } from './verdict-word.tsx';
import { WireCard } from './wire-card.tsx';
import { useWireWords } from './wire-words.ts';
import styles from './wires.module.css';

const shownFirst = 10;
const filters = ['every', 'cannot', 'step', 'check'] as const satisfies readonly Filter[];

type WiresProps = { groups: readonly WireGroup[]; machine: FinderMachine; options: FitOptions };

/** The wires in groups, each with whether the chosen machine makes it. */
export function Wires({ groups, machine, options: { splicesElsewhere } }: WiresProps) {
  const { figures, t } = useFit();
  const [filter, setFilter] = useState<Filter>('every');
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const seen = useMemo(
    () => seeGroups(groups, machine, { splicesElsewhere }),
    [groups, machine, splicesElsewhere],
  );
  const passes =
    (verdict: Filter) =>
    ({ check }: SeenGroup) =>
      verdict === 'every' || check.verdict === verdict;
  const count = (verdict: Filter) =>
    seen.filter(passes(verdict)).reduce((sum, { group }) => sum + group.count, 0);
  const listed = seen.filter(passes(filter));
  const shown = isWhole ? listed : listed.slice(0, shownFirst);
  const one = shown.find(({ key }) => key === chosen) ?? shown[0];
  return (
    <section id="wires" className={styles.wires} aria-labelledby="fit-wires">
      <h2 id="fit-wires">{t('wires')}</h2>
      <div className={styles.filters}>
        {filters.map((name) =>
          name === 'every' || count(name) > 0 ? (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              <span>{name === 'every' ? t('wires.all') : t(`verdict.${name}`)}</span>
              <b>{figures.count(count(name))}</b>
            </button>
          ) : null,
        )}
      </div>
      <div className={styles.wireGrid}>
        <div>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('wires.drawing')}</th>
                <th scope="col">{t('column.area')}</th>
                <th scope="col">{t('column.length')}</th>
                <th scope="col">{t('wires.count')}</th>
                <th scope="col">{t('wires.on', { name: machine.name })}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, place) => (
                <Row
                  key={row.key}
                  seen={row}
                  place={place}
                  isOn={row === one}
                  onChoose={() => setChosen(row.key)}
                />
              ))}
            </tbody>
          </table>
          {listed.length === 0 ? <p className={shared.muted}>{t('wires.empty')}</p> : null}
          {listed.length > shown.length ? (
            <button type="button" className={answer.link} onClick={() => setWhole(true)}>
              {t('wires.more', { count: figures.count(listed.length - shown.length) })}
            </button>
          ) : null}
        </div>
        {one ? <WireCard seen={one} machine={machine} /> : null}
      </div>
    </section>
  );
}

type RowProps = { seen: SeenGroup; place: number; isOn: boolean; onChoose: () => void };

function Row({ seen: { group, check }, place, isOn, onChoose }: RowProps) {
  const { start, figures, t } = useFit();
  const words = useWireWords();
  const reason = findReason(check, group.count);
  return (
    <tr data-on={isOn ? '' : undefined}>
      <td>
        <button
          type="button"
          aria-pressed={isOn}
          aria-label={t('wires.show', { wire: words.describe(group) })}
          onClick={onChoose}
        >
          <LeadDrawing
            lead={drawnLead(group)}
            detail={0}
            width={225}
            height={36}
            prefix={`row${place}`}
            label=""
          />
        </button>
      </td>
      <td>
        <b>{words.area(group)}</b>
      </td>
      <td>{words.length(group)}</td>
      <td>{figures.count(group.count)}</td>
      <td>
        <VerdictWord verdict={check.verdict} />
        {reason ? <small>{writeReason(reason, start.locale, figures, t)}</small> : null}
      </td>
    </tr>
  );
}
