import { classNames } from '#web/design/class-names.ts';
import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './person.module.css';

const HUES = 8;

/** A person has the same hue everywhere, derived from the name. */
const getHue = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES;

/** The first letters of the first and the last word; the first two characters of a name without spaces. */
function getInitials(name: string): string {
  const names = name.split(/\s+/u).filter(Boolean);
  const first = names[0] ?? '';
  const last = names.length > 1 ? names.at(-1)! : '';
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}

type AvatarProps = {
  name: string;
  initials?: string;
  picture?: PictureSource | null;
  size?: 'small' | 'medium' | 'large';
};

/** A portrait, or initials on a strand pattern; the name itself is beside it. */
export function Avatar({ name, initials = getInitials(name), picture, size = 'medium' }: AvatarProps) {
  const className = classNames(styles.avatar, styles[size]);
  if (picture) return <Picture className={className} source={{ ...picture, alt: '' }} ratio="1:1" />;
  return (
    <span className={className} data-hue={getHue(name)} aria-hidden="true">
      <svg className={styles.strands} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
        <path d="M-10 70C20 60 40 20 92 14M-10 86c34-12 58-50 102-54M-10 102c36-14 62-50 102-52" />
      </svg>
      <span className={styles.initials}>{initials}</span>
    </span>
  );
}
