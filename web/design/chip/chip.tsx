import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import styles from './chip.module.css';

/** A short fact or an active filter. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>;
}

/** The facts of a card as a list. */
export function ChipList({ items }: { items: string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.chip}>
          {item}
        </li>
      ))}
    </ul>
  );
}

type FilterChipProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string;
  active?: boolean;
  removeLabel?: string;
  /** One of several exclusive options: the chosen one cannot be removed, only replaced. */
  plain?: boolean;
  children: ReactNode;
};

/** A filter as a link: each choice has an address of its own, so it can be shared and needs no script. */
export function FilterChip({ href, active, removeLabel, plain, children, ...rest }: FilterChipProps) {
  return (
    <Link className={styles.filter} href={href} aria-current={active ? 'true' : undefined} {...rest}>
      <span>{children}</span>
      {active && !plain ? <Icon name="close" /> : null}
      {active && removeLabel ? <span className="visually-hidden">{removeLabel}</span> : null}
    </Link>
  );
}
