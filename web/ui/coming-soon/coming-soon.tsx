import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { Kicker } from '../kicker/kicker.tsx';
import { Lead, Section } from '../section/section.tsx';
import styles from './coming-soon.module.css';

type ComingSoonProps = {
  kicker: string;
  title: string;
  /** What will be here, and since when one can count on it. */
  text: ReactNode;
  /** What will be here, point by point. */
  points?: string[];
  /** Where to go meanwhile. */
  actions: ReactNode;
  /** One, unless it is shown inside another page. */
  level?: 1 | 2 | 3;
};

/** A page that is announced but not built: it says so plainly and leads on. */
export function ComingSoon({ kicker, title, text, points = [], actions, level = 1 }: ComingSoonProps) {
  return (
    <Section>
      <div className={styles.page}>
        <div className={styles.words}>
          <Kicker>{kicker}</Kicker>
          <Heading level={level} size="page">
            {title}
          </Heading>
          <Lead>{text}</Lead>
          <div className={styles.actions}>{actions}</div>
        </div>
        {points.length > 0 ? (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
