import { text, timestamp } from 'drizzle-orm/pg-core';
import { enquiryStates } from './enquiry-state.ts';

/** How far our people are with an item of their inbox: columns of every table with such items. */
export const handling = () => ({
  state: text({ enum: enquiryStates }).notNull().default('new'),
  /** Our people's note for each other. */
  note: text().notNull().default(''),
  /** Who changed the state or the note last; empty: nobody yet. */
  changedBy: text('changed_by').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }),
});
