import { outputAtLength } from '#contracts/fit/lead-output.ts';
import { CompareToggle } from './compare-toggle.tsx';
import { useFinder } from './finder-context.ts';
import type { FinderMachine } from './finder-start.ts';
import { RangeRuler } from './range-ruler.tsx';
import styles from './results.module.css';

/** All lists have the same scale: the range of all machines. */
function getScale(machines: readonly FinderMachine[]): { from: number; to: number } {
  const bounds = machines.flatMap(({ area }) => [area?.from, area?.to]).filter((bound) => Number(bound) > 0);
  const known = bounds.length > 1 ? (bounds as number[]) : [0.01, 150];
  return { from: Math.min(...known), to: Math.max(...known) };
}

/**
 * Machines that make the lead, each with the visitor's cross-section marked on its range and its output at
 * this length.
 */
export function MachineRows({ machines }: { machines: readonly FinderMachine[] }) {
  const { start, lead, units } = useFinder();
  const scale = getScale(start.machines);
  return (
    <ul className={styles.rows}>
      {machines.map((machine) => (
        <li key={machine.slug} className={styles.machine}>
          <MachinePicture machine={machine} />
          <div className={styles.about}>
            <h3 className={styles.name}>
              <a href={machine.href} translate="no">
                {machine.name}
              </a>
            </h3>
            <p className={styles.kind}>{machine.kind}</p>
            {machine.area ? (
              <div className={styles.fit}>
                <RangeRuler range={machine.area} value={lead.area} scale={scale} />
                <span>{machine.areaTexts?.[units]}</span>
              </div>
            ) : null}
            <Output machine={machine} />
          </div>
          <CompareToggle machine={machine} />
        </li>
      ))}
    </ul>
  );
}

export function MachinePicture({ machine: { picture } }: { machine: FinderMachine }) {
  return (
    <span className={styles.picture}>
      {picture ? (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
    </span>
  );
}

/** A data sheet with a single output does not tell the output for this length. */
function Output({ machine }: { machine: FinderMachine }) {
  const { lead, figures, t } = useFinder();
  const { output, outputAt2m } = machine;
  const here = outputAtLength(machine, lead);
  if (!output) return null;
  if (!here || !outputAt2m)
    return <p className={styles.output}>{t('output.most', { count: figures.count(output) })}</p>;
  // A value between two given ones is only accurate to tens.
  const count = figures.count(Math.round(here / 10) * 10);
  const known = {
    short: figures.count(output),
    shortLength: figures.length(100),
    long: figures.count(outputAt2m),
    longLength: figures.length(2000),
  };
  return (
    <p className={styles.output}>
      <span>{t('output.here', { count, length: figures.length(lead.length) })}</span>
      <small>{t('output.known', known)}</small>
    </p>
  );
}
