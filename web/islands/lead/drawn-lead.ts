import type { EndKind, Lead } from '#contracts/fit/lead.ts';

/** How an end is drawn: `special` is a terminal of unknown appearance. */
export type DrawnEnd = EndKind | 'special';

export type DrawnLead = Omit<Lead, 'ends'> & { readonly ends: readonly [DrawnEnd, DrawnEnd] };
