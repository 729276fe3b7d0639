import { attemptTable } from '#services/foundation/throttle/throttle.tables.ts';
import { support } from '../database-schema.ts';

export const attempt = attemptTable(support);
