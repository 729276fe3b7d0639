import type { ReactNode } from 'react';
import styles from './specimen.module.css';

/** The head of a page of the guide. */
export function PageHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.pageTitle}>{title}</h1>
      <p className={styles.intro}>{children}</p>
    </header>
  );
}

type SpecimenProps = {
  title: string;
  /** When to use it, or what to look at. */
  note?: ReactNode;
  /** `row` puts small things side by side, `full` gives the full width without a frame. */
  layout?: 'stack' | 'row' | 'full';
  tone?: 'plain' | 'sunken' | 'inverse';
  children: ReactNode;
};

/** One component in its states, under its name. */
export function Specimen({ title, note, layout = 'stack', tone = 'plain', children }: SpecimenProps) {
  return (
    <section className={styles.specimen}>
      <h2 className={styles.title}>{title}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      <div className={styles[layout]} data-tone={tone === 'plain' ? undefined : tone}>
        {children}
      </div>
    </section>
  );
}

/** One state of a component and its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      {children}
      <figcaption className={styles.stateName}>{name}</figcaption>
    </figure>
  );
}
