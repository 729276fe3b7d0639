import type { SeedTicket } from './seed-tickets.ts';

/** The time at which the sample tickets are written, as their files have it. */
const writtenAt = Date.parse('2025-11-24T09:00Z');
const dayMs = 24 * 60 * 60_000;

/**
 * Moves the sample tickets to the present, so that an open one is not a year overdue. By whole days, so that people
 * still write during working hours.
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
