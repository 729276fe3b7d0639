import { attemptTable } from '#services/foundation/throttle/throttle.tables.ts';
import { identity } from '../database-schema.ts';

export const attempt = attemptTable(identity);
