import { accountsEvents } from '#contracts/editing/events.ts';
import { accountsRules } from '#contracts/editing/operations.ts';
import { createEventStore } from '#services/foundation/editing/event-store.ts';
import { writeEvents } from '#services/foundation/editing/write-events.ts';
import { statement } from '#services/foundation/statement.ts';
import type { Caller } from '../caller.ts';

export const editorEvents = createEventStore('identity');

const organisations = statement<{ id: string; name: string }, { ids: readonly string[] }>(
  'identity_names_of_organisations',
  'SELECT id, name FROM identity.organisation WHERE id = ANY (:ids)',
);

export const carryOut = writeEvents<Caller>({
  rules: accountsRules,
  events: accountsEvents,
  store: editorEvents,
  async findNames(connection, _, ids) {
    return new Map((await organisations(connection, { ids })).map(({ id, name }) => [id, name]));
  },
});
