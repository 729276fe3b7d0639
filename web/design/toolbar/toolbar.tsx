import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './toolbar.module.css';

type ToolbarProps = {
  /** The accessible name of the toolbar: "Filter tickets". */
  label: string;
  children: ReactNode;
  /** Filters and sorting, besides the search. */
  filters?: Filters | undefined;
  /** Other actions for the list, at the end of the row: a download, an address. */
  actions?: ReactNode;
};

type Filters = {
  /** The label of the button that unfolds them. */
  label: string;
  /** How many filters are active, as a number and as a text. */
  set: { count: number; label: string };
  /** `always` where there are more than fit into a row; otherwise only in narrow windows. */
  fold: 'always' | 'narrow';
  children: ReactNode;
};

/** The toolbar of a list: search, filters and actions. It contains `ToolbarSearch` and `ToolbarSelect`. */
export function Toolbar({ label, children, filters, actions }: ToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <search className={styles.tools} aria-label={label}>
        {children}
        {filters ? (
          <>
            <button
              type="button"
              className={styles.unfold}
              data-fold={filters.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="filter" />
              <span>{filters.label}</span>
              {filters.set.count > 0 ? (
                <span className={styles.set} title={filters.set.label}>
                  <span aria-hidden="true">{filters.set.count}</span>
                  <span className="visually-hidden">{filters.set.label}</span>
                </span>
              ) : null}
            </button>
            <div id={id} className={styles.filters} data-fold={filters.fold} data-open={isOpen || undefined}>
              {filters.children}
            </div>
          </>
        ) : null}
      </search>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

type ToolbarSearchProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: string };

/** A search field; its label is its accessible name and its placeholder. */
export function ToolbarSearch({ label, ...control }: ToolbarSearchProps) {
  return (
    <div className={styles.search} data-words={label}>
      <Icon name="search" className={styles.sign} />
      <input
        aria-label={label}
        placeholder={label}
        data-key="/"
        {...control}
        type="search"
        className={styles.control}
      />
    </div>
  );
}

type ToolbarSelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  label: string;
  /** The option for no choice: "All types". */
  all?: string;
  options: readonly { value: string; label: string }[];
};

/** A select for a filter or the sorting. */
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

type Day = Omit<ComponentProps<'input'>, 'className' | 'type' | 'maxLength'> & { label: string };

/** From which day until which day; empty fields say nothing of themselves, so their labels are shown. */
export function ToolbarDays({ from, until }: { from: Day; until: Day }) {
  return (
    <div className={styles.days}>
      {[from, until].map(({ label, ...control }) => (
        <label key={label} className={styles.day}>
          <span className={styles.dayLabel}>{label}</span>
          <input {...control} type="date" className={styles.control} />
        </label>
      ))}
    </div>
  );
}
