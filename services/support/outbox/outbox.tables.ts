import { outboxTable } from '#services/foundation/outbox/outbox-table.ts';
import { support } from '../database-schema.ts';

export const outbox = outboxTable(support);
