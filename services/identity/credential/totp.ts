import { createTotps } from '#services/foundation/second-factor/totp.ts';

export { getStep as stepOf, newTotp } from '#services/foundation/second-factor/totp.ts';
export const {
  takeTotpCode,
  keepTotp: saveTotp,
  removeTotp,
} = createTotps({ schema: 'identity', owner: 'person_id' });
