import { FittingList } from '#web/design/fitting-list/fitting-list.tsx';
import { PersonCard } from '#web/design/person/person-card.tsx';
import { BlockHeader } from '../layout/block-header.tsx';
import type { BlockProps } from '../layout/block-props.ts';
import { getPerson } from '../person-facts.ts';

/** People with their roles and contact details. */
export function People({ block, titleLevel, itemLevel }: BlockProps<'people'>) {
  return (
    <>
      <BlockHeader title={block.title} lead={block.lead} level={titleLevel} />
      <FittingList least="wide">
        {block.items.map((item) => (
          <li key={item.id}>
            <PersonCard headingLevel={itemLevel} person={getPerson(item)} />
          </li>
        ))}
      </FittingList>
    </>
  );
}
