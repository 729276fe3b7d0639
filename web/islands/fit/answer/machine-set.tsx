import type { MachineSet as Found } from '#contracts/fit/harness/smallest-set.ts';
import type { FinderMachine } from '../../finder/finder-start.ts';
import { LeadDrawing } from '../../lead/lead-drawing.tsx';
import shared from '../fit.module.css';
import { useFit } from '../fit-context.ts';
import styles from '../wires/wires.module.css';
import answer from './answer.module.css';
import { nameSteps } from './reason.ts';

const drawn = { area: 1.5, length: 1000, ends: ['seal', 'terminal'], colour: 'OG' } as const;

/** The smallest set of machines that makes the harness, with the share of each. */
export function MachineSet({ set, total }: { set: Found<FinderMachine>; total: number }) {
  const { start, figures, picture, t } = useFit();
  const { members, missing } = set;
  const count = members.length;
  const title =
    missing === 0
      ? t('set.all', { count })
      : t('set.part', { count, made: figures.count(total - missing), total: figures.count(total) });
  return (
    <section className={styles.set} aria-labelledby="fit-set">
      <header>
        <h2 id="fit-set">{title}</h2>
        <p>{t('set.text')}</p>
      </header>
      <div className={styles.line} aria-hidden="true">
        <LeadDrawing lead={drawn} detail={2} width={1180} height={90} prefix="set" label="" />
      </div>
      <ol>
        {members.map(({ machine, wires, cables, toCheck, steps }) => {
          const source = picture(machine.slug);
          const parts = [
            wires > 0 ? t('set.wires', { count: figures.count(wires) }) : '',
            cables > 0 ? t('set.cables', { count: figures.count(cables) }) : '',
          ].filter(Boolean);
          return (
            <li key={machine.slug}>
              <span className={answer.picture}>{source ? <img src={source} alt="" /> : null}</span>
              <h3>
                <a href={machine.href} translate="no">
                  {machine.name}
                </a>
              </h3>
              <p>
                <b>{parts.join('; ')}</b>
                <span>{nameSteps(steps, start.locale, t)}</span>
              </p>
              {toCheck > 0 ? (
                <p className={shared.muted}>{t('set.check', { count: figures.count(toCheck) })}</p>
              ) : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
