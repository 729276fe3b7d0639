import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { Link } from '#web/design/link/link.tsx';
import { Spinner } from '#web/design/spinner/spinner.tsx';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'regular' | 'compact';
  /** Fills the width of its container. */
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

/** The classes of a button, for elements that this module does not render itself (a router's link). */
export const buttonClass = ({ variant = 'primary', size = 'regular', wide }: ButtonLook = {}) =>
  classNames(styles.button, styles[variant], size === 'compact' && styles.compact, wide && styles.wide);

function Content({ icon, iconEnd, children }: ButtonLook & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} className={styles.end} /> : null}
    </>
  );
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean };

/** For a busy button: a click does nothing and does not submit the form. */
const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button. While busy it stays in place and focusable, announces that, shows a spinner, and ignores clicks.
 */
export function Button({ variant, size, wide, icon, iconEnd, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : rest.onClick}
    >
      {busy ? <Spinner /> : null}
      <Content icon={busy ? undefined : icon} iconEnd={busy ? undefined : iconEnd}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<'a'>, 'className'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide })}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  name: IconName;
  label: string;
  look?: 'plain' | 'round';
};

/** A button that shows only an icon; the label is its accessible name. Children are badges on its corner. */
export function IconButton({ name, label, look = 'plain', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(styles.iconButton, styles[look])}
    >
      <Icon name={name} />
      {children}
    </button>
  );
}

/** Buttons in a row; they wrap, and fill the width on narrow screens. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
