import { createTotps } from '#services/foundation/second-factor/totp.ts';

export { getStep, newTotp } from '#services/foundation/second-factor/totp.ts';
export const { takeTotpCode, saveTotp, removeTotp } = createTotps({ schema: 'identity', owner: 'person_id' });
