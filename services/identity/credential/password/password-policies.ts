import type { Policy } from './policy-checks.ts';

/**
 * Decision 24: the rules for a password. Length counts, composition does not (NIST SP 800-63B, 3.1.1.2; ASVS 6.2.5);
 * to require capitals, digits or a pattern, add their rules here: pages have the messages for all of them.
 */
export const passwordPolicies: readonly Policy[] = [
  { rule: 'REQUIRED', params: {} },
  { rule: 'MIN_LENGTH', params: { minLength: 12 } },
  { rule: 'MAX_LENGTH', params: { maxLength: 128 } },
  { rule: 'CANNOT_BE_COMMON', params: {} },
  { rule: 'CANNOT_CONTAIN_OTHERS', params: { disallowedFields: 'mail,givenName,sn' } },
];

/** That an address is taken is mailed to its owner and not shown to the visitor: hence no rule `UNIQUE`. */
export const emailPolicies: readonly Policy[] = [
  { rule: 'REQUIRED', params: {} },
  { rule: 'VALID_EMAIL_ADDRESS_FORMAT', params: {} },
  { rule: 'MAX_LENGTH', params: { maxLength: 254 } },
];

export const namePolicies: readonly Policy[] = [
  { rule: 'REQUIRED', params: {} },
  { rule: 'VALID_NAME_FORMAT', params: {} },
  { rule: 'MAX_LENGTH', params: { maxLength: 80 } },
];
