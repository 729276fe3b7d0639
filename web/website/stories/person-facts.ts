import type { Person } from '#web/ui/person/person-card.tsx';
import { pictureIn } from '../image.tsx';
import type { PageData } from '../page-query.ts';

export type Contact = PageData['contacts'][number];

/** What a card shows of somebody whom readers can ask. */
export function personOf({ name, role, email, phone, image }: Contact): Person {
  return {
    name,
    role: role ?? undefined,
    picture: pictureIn('portrait', image),
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` } : undefined,
    mail: email ? { text: email, href: `mailto:${encodeURI(email)}` } : undefined,
  };
}
