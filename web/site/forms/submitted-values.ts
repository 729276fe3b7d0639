import { createHash } from 'node:crypto';
import { type FormName, type FormValues, forms } from '#contracts/support/forms.ts';

/** A submitted form, with data besides its fields, none of which is trusted. */
export type Sent = {
  readonly values: FormValues;
  /** The idempotency key, made by script where the form was submitted from; undefined: there is none. */
  readonly key: string | undefined;
  /** The page on which the form was filled in. */
  readonly path: string;
  /** Whether the honeypot is filled in, a field that people do not see. */
  readonly isTrapped: boolean;
  /** The milliseconds since the first letter was typed; undefined: unknown. */
  readonly elapsed: number | undefined;
};

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Reads a submitted form. Browsers end lines with CR LF; the result has LF. */
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
 * The idempotency key of a form without one: equal for the same submission within ten minutes, so that a
 * double click counts once. UUID version 8 (RFC 9562).
 */
export function getKey(form: FormName, values: FormValues, visitor: string, now = Date.now()): string {
  const facts = JSON.stringify([form, values, visitor, Math.floor(now / repeatWindowMs)]);
  const hash = createHash('sha256').update(facts).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join('-');
}
