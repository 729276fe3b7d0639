import { attemptTable } from '#services/foundation/throttle/throttle-table.ts';
import { identity } from '../database-schema.ts';

export const attempt = attemptTable(identity);
