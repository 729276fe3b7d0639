import type * as v from 'valibot';
import type { problem } from '../schema/outputs.ts';

export type Problem = v.InferOutput<typeof problem>;

const titles: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  403: 'This is not an address of ours',
  404: 'There is no such thing',
  405: 'This method is not allowed',
  406: 'Only JSON is answered here',
  413: 'The request is too large',
  429: 'Too many requests',
  503: 'The catalogue does not answer at the moment',
};

/** A problem document (RFC 9457). */
export function getProblem(status: number, detail?: string, errors?: Problem['errors']): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    ...(detail && { detail }),
    ...(errors && { errors }),
  };
}
