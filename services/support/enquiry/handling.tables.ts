import { text, timestamp } from 'drizzle-orm/pg-core';
import { enquiryStates } from './enquiry-state.ts';

/** How far our people are with what somebody sent: the columns of everything that comes into their inbox. */
export const handling = () => ({
  state: text({ enum: enquiryStates }).notNull().default('new'),
  /** What our people write down for each other. */
  note: text().notNull().default(''),
  /** Who changed the state or the note last; empty: nobody yet. */
  changedBy: text('changed_by').notNull().default(''),
  changedAt: timestamp('changed_at', { withTimezone: true }),
});
