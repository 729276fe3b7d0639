import type { EndKind, Lead } from '#contracts/fit/lead.ts';

/** What an end may be drawn as: `special` is a terminal of which nobody knows what it looks like. */
export type DrawnEnd = EndKind | 'special';

export type DrawnLead = Omit<Lead, 'ends'> & { readonly ends: readonly [DrawnEnd, DrawnEnd] };
