import { createRecoveryCodes } from '#services/foundation/second-factor/recovery-codes.ts';

export const { newRecoveryCodes, takeRecoveryCode, removeRecoveryCodes } = createRecoveryCodes({
  schema: 'identity',
  owner: 'person_id',
});
