import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { id?: string; title: string; content: ReactNode; open?: boolean };

type AccordionProps = {
  items: AccordionItem[];
  headingLevel?: 2 | 3 | 4;
  /** Of items with the same name only one is open at a time. */
  name?: string;
};

/** Questions and answers, or other content that may stay folded; native `details` do the folding. */
export function Accordion({ items, headingLevel = 3, name }: AccordionProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, open }) => (
        <details key={id ?? title} id={id} className={styles.item} name={name} open={open}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
