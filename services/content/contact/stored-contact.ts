import type { contact } from './contact.tables.ts';

/** A row of the table, as `json_agg` gives it. */
export type StoredContact = Omit<typeof contact.$inferSelect, 'sortIndex'>;
