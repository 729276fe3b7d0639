import { PersonCard } from '#web/design/person/person-card.tsx';
import { BlockHeader } from '../layout/block-header.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { getPerson } from '../person-facts.ts';
import styles from './people.module.css';

/** People with what they do and how to reach them. */
export function People({ block, titleLevel, itemLevel }: BlockProps<'people'>) {
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      <ul className={styles.people}>
        {block.items.map((item) => (
          <li key={item.id} className={styles.place}>
            <PersonCard headingLevel={itemLevel} person={getPerson(item)} />
          </li>
        ))}
      </ul>
    </>
  );
}
