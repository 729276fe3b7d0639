import type { Image } from '#contracts/content/values.ts';
import type { Person } from '#web/design/person/person-card.tsx';
import { findPicture } from './layout/image.tsx';

type Facts = {
  name: string | null;
  role: string | null;
  email: string | null;
  phone: string | null;
  image: Image | null;
  lead?: string | null;
};

/** The data of a contact card. */
export function getPerson({ name, role, email, phone, image, lead }: Facts): Person {
  return {
    name: name ?? '',
    role: role ?? undefined,
    text: lead ?? undefined,
    picture: findPicture('portrait', image),
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` } : undefined,
    mail: email?.includes('@') ? { text: email, href: `mailto:${encodeURI(email)}` } : undefined,
  };
}
