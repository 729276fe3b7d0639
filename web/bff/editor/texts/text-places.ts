import type { Namespace } from '#web/i18n/message-store.ts';

/**
 * The namespaces of the interface that a site may override, with the path of a page that shows them, without
 * locale.
 */
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

/** Groups of mails to people outside the company. */
export const mailPlaces = [
  'enquiry-mail',
  'inventory-mail',
  'people-mail',
  'subscription-mail',
  'ticket-mail',
] as const;

/**
 * Texts that a site must not override, because of law, promises or safety: what a consent covers, how cookies
 * are refused, what a subscription or an account means, and the response times of support. Mails about
 * signing in are not in the list at all, since whoever changes them could lead people elsewhere.
 */
const protectedMessages =
  /^(?:forms\.(?:privacy|[\w.]*consent)|frame\.(?:consent\.|footer\.(?:legal|cookieSettings))|signIn\.(?:field\.terms|problem\.terms)|tickets\.promise\.|subscription-mail\.)/;

export function isProtected(message: string): boolean {
  return protectedMessages.test(message);
}
