import { Icon } from '#web/design/icon/icon.tsx';
import type { PictureSource } from '#web/design/picture/picture.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person.module.css';

export type Person = {
  name: string;
  role?: string;
  place?: string;
  /** A sentence or two about the person. */
  text?: string;
  picture?: PictureSource | null;
  phone?: { text: string; href: string };
  mail?: { text: string; href: string };
};

/** A contact person: portrait, role and contact details. */
export function PersonCard({ person, headingLevel = 3 }: { person: Person; headingLevel?: 2 | 3 | 4 }) {
  const Name = `h${headingLevel}` as const;
  const { name, role, place, text, picture, phone, mail } = person;
  return (
    <article className={styles.card} aria-label={name}>
      <Avatar name={name} picture={picture} size="large" />
      <div>
        <Name className={styles.name}>{name}</Name>
        {role ? <p className={styles.role}>{role}</p> : null}
        {place ? <p className={styles.role}>{place}</p> : null}
        {text ? <p className={styles.about}>{text}</p> : null}
      </div>
      {phone || mail ? (
        <div className={styles.ways}>
          {phone ? (
            <a className={styles.way} href={phone.href}>
              <Icon name="phone" />
              <span>{phone.text}</span>
            </a>
          ) : null}
          {mail ? (
            <a className={styles.way} href={mail.href}>
              <Icon name="mail" />
              <span>{mail.text}</span>
            </a>
          ) : null}
        </div>
      ) : null}
    </article>
  );
}

/** The author line of a story: small portrait, name, and further details. */
export function Byline({
  name,
  note,
  picture,
}: {
  name: string;
  note?: string;
  picture?: PictureSource | null;
}) {
  return (
    <p className={styles.byline}>
      <Avatar name={name} picture={picture} size="small" />
      <span>{name}</span>
      {note ? <span className={styles.note}>{note}</span> : null}
    </p>
  );
}
