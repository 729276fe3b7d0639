import type { ReactNode } from 'react';
import styles from './units.module.css';

export type MeasurementSystem = 'Metric' | 'Imperial';

/**
 * Shows the values inside in one measurement system. Both are in the markup, so that a `UnitSwitch` inside
 * changes all of them at once.
 */
export function UnitScope({ system, children }: { system: MeasurementSystem; children: ReactNode }) {
  return (
    <ui-units class={styles.scope} data-system={system}>
      {children}
    </ui-units>
  );
}

/** The class of an element for one system only; undefined: for both. */
export function unitClass(system: MeasurementSystem | undefined): string | undefined {
  return system && (system === 'Metric' ? styles.metric : styles.imperial);
}

/** A value in both systems. */
export function InBothUnits({ metric, imperial }: { metric: ReactNode; imperial: ReactNode }) {
  return (
    <>
      <span className={styles.metric}>{metric}</span>
      <span className={styles.imperial}>{imperial}</span>
    </>
  );
}

type UnitSwitchProps = {
  label: string;
  system: MeasurementSystem;
  names: Readonly<Record<MeasurementSystem, string>>;
  /** Stores the choice and redirects to the page. */
  action: string;
  /** Hidden fields of the form. */
  fields: Readonly<Record<string, string>>;
};

/** Metric or imperial: a form that remembers the choice. With script the values change at once, without a new page. */
export function UnitSwitch({ label, system, names, action, fields }: UnitSwitchProps) {
  return (
    <form method="post" action={action} data-print="hidden">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend for two buttons says no more */}
      <div className={styles.switch} role="group" aria-label={label}>
        {(['Metric', 'Imperial'] as const).map((option) => (
          <button
            key={option}
            type="submit"
            name="measurement"
            value={option}
            className={styles.option}
            aria-pressed={option === system}
          >
            {names[option]}
          </button>
        ))}
      </div>
    </form>
  );
}
