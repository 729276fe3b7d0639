import { type ProcessName, processDrawings } from '#web/design/process-icon/process-drawings.ts';
import { ProcessIcon } from '#web/design/process-icon/process-icon.tsx';
import { overviewPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './capability-grid.module.css';

type Capability = { slug: string; name: string; count?: number };

/** The capabilities, each with its pictogram and a link to the machines that have it. */
export function CapabilityGrid({ capabilities }: { capabilities: readonly Capability[] }) {
  const { toMain } = usePageContext();
  return (
    <ul className={styles.grid}>
      {capabilities.map(({ slug, name, count }) => (
        <li key={slug} className={styles.cell}>
          <a className={styles.link} href={`${toMain(overviewPath('product'))}?capability=${slug}`}>
            {hasDrawing(slug) ? <ProcessIcon name={slug} className={styles.icon} /> : null}
            <span className={styles.name}>{name}</span>
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function hasDrawing(slug: string): slug is ProcessName {
  return Object.hasOwn(processDrawings, slug);
}
