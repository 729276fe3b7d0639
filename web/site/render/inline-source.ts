import { createHash } from 'node:crypto';

/** The source expression by which the content security policy allows an inline style or script. */
export const inlineSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
