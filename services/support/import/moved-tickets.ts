import type { SeedTicket } from './seed-tickets.ts';

/** When the sample tickets were written, for those who read them in their files. */
const writtenAt = Date.parse('2025-11-24T09:00Z');
const dayMs = 24 * 60 * 60_000;

/**
 * The same tickets as if they had been written today: a new one that is a year old would be a broken promise. Whole days,
 * so that people write while they work.
 */
export function moveTicket(now: Date, tickets: readonly SeedTicket[]): SeedTicket[] {
  const days = Math.max(0, Math.floor((now.getTime() - writtenAt) / dayMs));
  const moved = (at: Date) => new Date(at.getTime() + days * dayMs);
  return tickets.map((ticket) => ({
    ...ticket,
    at: moved(ticket.at),
    planned: ticket.planned && moved(ticket.planned),
    notes: ticket.notes.map((note) => ({ ...note, at: moved(note.at) })),
    entries: ticket.entries.map((entry) => ({ ...entry, at: moved(entry.at) })),
  }));
}
