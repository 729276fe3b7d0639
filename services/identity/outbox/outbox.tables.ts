import { outboxTable } from '#services/foundation/outbox/outbox.tables.ts';
import { identity } from '../database-schema.ts';

export const outbox = outboxTable(identity);
