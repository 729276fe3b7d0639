import type { ReactNode } from 'react';
import { Avatar } from '#web/design/person/avatar.tsx';
import type { PictureSource } from '#web/design/picture/picture.tsx';
import styles from './quote.module.css';

type QuoteProps = { children: ReactNode; name?: string; role?: string; picture?: PictureSource | null };

/** A large quotation with the person below. Quotation marks belong to the text: they differ by language. */
export function Quote({ children, name, role, picture }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words}>{children}</blockquote>
      {name ? (
        <figcaption className={styles.person}>
          <Avatar name={name} picture={picture} />
          <span>
            <span className={styles.name}>{name}</span>
            {role ? <span className={styles.role}>{role}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}
