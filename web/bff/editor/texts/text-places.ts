import type { Namespace } from '#web/i18n/message-store.ts';

/** Which texts of the interface a site may say in its own words, and where a page shows them; without the locale. */
export const textPlaces = {
  frame: '/',
  page: '/',
  catalogue: '/products',
  finder: '/products/finder',
  comparison: '/compare',
  search: '/search',
  stories: '/stories',
  locations: '/about-us/locations-and-contacts',
  investors: '/investors',
  forms: '/forms/contact',
  subscription: '/forms/newsletter',
  developers: '/for-developers',
  error: '/404',
  signIn: '/sign-in',
  portal: '/mykomax',
  tickets: '/mykomax/tickets/list',
  inventory: '/mykomax/inventory',
  people: '/mykomax/user-admin',
  account: '/mykomax/account',
  units: '/products',
} as const satisfies Partial<Record<Namespace, string>>;

/** Groups of mails that people outside of the company get. */
export const mailPlaces = [
  'enquiry-mail',
  'inventory-mail',
  'people-mail',
  'subscription-mail',
  'ticket-mail',
] as const;

/**
 * What the law asks for, what is promised and what keeps people safe is said as it was written: what a consent covers, how
 * cookies are refused, what a subscription or an account means, and within which time somebody answers. Mails about
 * signing in are none of the list at all, since whoever changes them can lead people elsewhere.
 */
const kept =
  /^(?:forms\.(?:privacy|[\w.]*consent)|frame\.(?:consent\.|footer\.(?:legal|cookieSettings))|signIn\.(?:field\.terms|problem\.terms)|tickets\.promise\.|subscription-mail\.)/;

export function isKept(message: string): boolean {
  return kept.test(message);
}
