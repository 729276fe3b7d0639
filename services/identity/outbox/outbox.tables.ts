import { outboxTable } from '#services/foundation/outbox/outbox-table.ts';
import { identity } from '../database-schema.ts';

export const outbox = outboxTable(identity);
