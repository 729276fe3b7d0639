import { createRecoveryCodes } from '#services/foundation/second-factor/recovery-codes.ts';
import { createTotps } from '#services/foundation/second-factor/totp.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

const editors = { schema: 'content', owner: 'editor_id' };

export const { takeTotpCode, saveTotp, removeTotp } = createTotps(editors);
export const { newRecoveryCodes, takeRecoveryCode, removeRecoveryCodes } = createRecoveryCodes(editors);

const count = statement<{ count: number }, { editorId: string }>(
  'content_count_recovery_codes',
  'SELECT count(*)::int AS count FROM content.recovery_code WHERE editor_id = :editorId',
);

export async function countRecoveryCodes(connection: Connection, editorId: string): Promise<number> {
  return (await count(connection, { editorId }))[0]?.count ?? 0;
}
