import { createHash } from 'node:crypto';
import { type FormName, type FormValues, forms } from '#contracts/support/forms.ts';

/** What came with a form beside its fields, none of it to be believed. */
export type Sent = {
  readonly values: FormValues;
  /** Made by script where the form was sent from; undefined: there is none. */
  readonly key: string | undefined;
  /** The page that it stood on. */
  readonly path: string;
  /** A person does not see the field. */
  readonly isTrapped: boolean;
  /** Since the first letter was typed, in milliseconds; undefined: nobody knows. */
  readonly elapsed: number | undefined;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Reads a form that was sent. Browsers end lines by CR and LF; here a line ends by LF. */
export function readSent(form: FormName, data: FormData): Sent {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
  };
  const key = text('key');
  const path = text('path');
  const elapsed = text('elapsed');
  return {
    values: Object.fromEntries(Object.keys(forms[form]).map((name) => [name, text(name).trim()])),
    key: uuid.test(key) ? key.toLowerCase() : undefined,
    path: path.startsWith('/') && path.length <= 500 ? path : '/',
    isTrapped: text('homepage') !== '',
    elapsed: /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined,
  };
}

const repeatWindowMs = 10 * 60_000;

/**
 * The key of a form that brought none: the same when the same is sent again within ten minutes, so that a double
 * click counts once. UUID version 8 (RFC 9562).
 */
export function getKey(form: FormName, values: FormValues, visitor: string, now = Date.now()): string {
  const facts = JSON.stringify([form, values, visitor, Math.floor(now / repeatWindowMs)]);
  const hash = createHash('sha256').update(facts).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
