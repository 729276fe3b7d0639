import type { ComponentProps } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { Link } from '#web/design/link/link.tsx';
import styles from './text-link.module.css';

type TextLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string;
  icon?: IconName;
  back?: boolean;
};

/** A link of its own, at the end of a teaser or section. Links inside texts are styled by Prose. */
export function TextLink({ href, icon = 'arrow-right', back, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} href={href} className={styles.link}>
      {back ? <Icon name="arrow-left" className={styles.back} /> : null}
      <span>{children}</span>
      {back ? null : <Icon name={icon} className={styles.forward} />}
    </Link>
  );
}
