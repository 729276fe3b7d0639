import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './toolbar.module.css';

type ToolbarProps = {
  /** What the tools are for: "Filter tickets". */
  label: string;
  children: ReactNode;
  /** What else can be done with the list, at the end of the line: a download, an address. */
  actions?: ReactNode;
};

/** The tools of a list: search, filters, what to do with it. It holds `ToolbarSearch` and `ToolbarSelect`. */
export function Toolbar({ label, children, actions }: ToolbarProps) {
  return (
    <div className={styles.bar}>
      <search className={styles.tools} aria-label={label}>
        {children}
      </search>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

type ToolbarSearchProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string };

/** One line to search by; its label is heard and stands in it until something is typed. */
export function ToolbarSearch({ label, ...control }: ToolbarSearchProps) {
  return (
    <div className={styles.search}>
      <Icon name="search" className={styles.sign} />
      <input aria-label={label} placeholder={label} {...control} type="search" className={styles.control} />
    </div>
  );
}

type ToolbarSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string;
  /** What it says when nothing is chosen: "All types". */
  all?: string;
  options: readonly { value: string; label: string }[];
};

/** A filter or an order to choose. */
export function ToolbarSelect({ label, all, options, ...control }: ToolbarSelectProps) {
  return (
    <label className={styles.filter}>
      <span className="visually-hidden">{label}</span>
      <select {...control} className={styles.control}>
        {all === undefined ? null : <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
