import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import styles from './inventory.module.css';
import type { MachineTree } from './inventory-operations.ts';
import { MachineStatusLabel } from './machine-labels.tsx';

type Location = MachineTree[number]['locations'][number];

/** AST-01: organisation, location, line, machine. */
export function MachineTreeView({ organisations }: { organisations: MachineTree }) {
  const t = usePortal().texts('inventory');
  if (organisations.length === 0) return <EmptyState title={t('none')} text={t('none.text')} />;
  return (
    <Panels>
      {organisations.map(({ id, name, locations }) => (
        <Panel key={id} title={name}>
          {locations.map((location) => (
            <LocationBranch key={location.id} location={location} />
          ))}
        </Panel>
      ))}
    </Panels>
  );
}

function LocationBranch({ location: { name, city, country, lines } }: { location: Location }) {
  const { texts, to, locale } = usePortal();
  const t = texts('inventory');
  const count = lines.reduce((sum, { machines }) => sum + machines.length, 0);
  return (
    <details className={styles.location} open>
      <summary className={styles.locationName}>
        {name}{' '}
        <span className={styles.facts}>
          {city}, {displayCountry(country, locale.language)} · {t('total', { count })}
        </span>
      </summary>
      {lines.map((line) => (
        <div key={line.name} className={styles.line}>
          <h3 className={styles.lineName}>{line.name || t('noLine')}</h3>
          <ul className={styles.leaves}>
            {line.machines.map((machine) => (
              <li key={machine.id} className={styles.leaf}>
                <Link className={styles.name} href={to(`/inventory/${machine.id}`)}>
                  {machine.ownName || machine.model}
                </Link>
                <span className={styles.facts}>
                  {[machine.ownName && machine.model, machine.serialNumber].filter(Boolean).join(' · ')}
                </span>
                <MachineStatusLabel status={machine.status} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
