import { createHash } from 'node:crypto';

/** What the content security policy calls a style or a script that stands in the document itself. */
export const inlineSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
