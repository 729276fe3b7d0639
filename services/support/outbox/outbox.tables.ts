import { outboxTable } from '#services/foundation/outbox/outbox.tables.ts';
import { support } from '../database-schema.ts';

export const outbox = outboxTable(support);
