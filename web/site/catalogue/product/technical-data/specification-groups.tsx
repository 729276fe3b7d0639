import { unitClass } from '#web/design/units/units.tsx';
import { Value } from '#web/site/catalogue/value.tsx';
import type { SpecificationRow } from '#web/site/data/catalogue/specification-rows.ts';
import type { inGroups } from '#web/site/data/catalogue/specifications.ts';
import styles from './specification-groups.module.css';

type Groups = ReturnType<typeof inGroups<SpecificationRow>>;

/** Rows of technical data under the names of their groups. */
export function SpecificationGroups({ groups }: { groups: Groups }) {
  return groups.map((group) => <Group key={group.group?.key ?? ''} {...group} />);
}

function Group({ group, lines }: Groups[number]) {
  const id = group ? `data-${group.key}` : undefined;
  return (
    <div className={[styles.group, getSystem(lines)].filter(Boolean).join(' ')}>
      {group ? (
        <h3 className={styles.head} id={id}>
          {group.name}
        </h3>
      ) : null}
      <dl className={styles.rows} aria-labelledby={id}>
        {lines.map((row) => (
          <div key={row.key} className={[styles.row, findOnlyIn(row)].filter(Boolean).join(' ')}>
            <dt className={styles.name}>{row.name}</dt>
            <dd className={styles.value}>
              <Value row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/**
 * The class that hides the head of a group in the measurement system in which none of its rows has a value.
 */
function getSystem([first, ...others]: readonly SpecificationRow[]): string | undefined {
  const only = first && findOnlyIn(first);
  return others.every((row) => findOnlyIn(row) === only) ? only : undefined;
}

/** The class that hides a row in the measurement system in which it has no value. */
function findOnlyIn({ metric, imperial }: SpecificationRow): string | undefined {
  if (metric && imperial) return undefined;
  return unitClass(metric ? 'Metric' : 'Imperial');
}
