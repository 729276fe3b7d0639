import { PersonCard } from '#web/ui/person/person-card.tsx';
import { BlockHeader } from '../block-header.tsx';
import type { BlockProps } from '../block-props.ts';
import { pictureIn } from '../image.tsx';
import styles from './people.module.css';

/** People with what they do and how to reach them. */
export function People({ block, titleLevel, itemLevel }: BlockProps<'people'>) {
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      <ul className={styles.people}>
        {block.items.map(({ id, name, role, image, email, phone, lead }) => (
          <li key={id} className={styles.place}>
            <PersonCard
              headingLevel={itemLevel}
              person={{
                name: name ?? '',
                role: role ?? undefined,
                text: lead ?? undefined,
                picture: pictureIn('portrait', image),
                phone: phone ? { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` } : undefined,
                mail: email?.includes('@') ? { text: email, href: `mailto:${encodeURI(email)}` } : undefined,
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
