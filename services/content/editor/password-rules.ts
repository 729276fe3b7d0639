import { isCommon } from '#services/foundation/common-passwords/common-passwords.ts';

/** Why a password cannot be that of an editor. */
export function problemOfPassword(
  password: string,
): 'passwordShort' | 'passwordLong' | 'passwordCommon' | undefined {
  const { length } = password.normalize('NFKC');
  if (length < 12) return 'passwordShort';
  if (length > 200) return 'passwordLong';
  return isCommon(password) ? 'passwordCommon' : undefined;
}
