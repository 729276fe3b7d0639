import { outboxTable } from '#services/foundation/outbox/outbox.tables.ts';
import { content } from '../database-schema.ts';

export const outbox = outboxTable(content);
