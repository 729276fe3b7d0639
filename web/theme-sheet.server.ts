import { createHash } from 'node:crypto';
import type { MiddlewareFunction } from 'react-router';
import { visitContext } from './request/context.ts';
import { themeSheet } from './theme-sheet.ts';

const sources = new Map<string, string>();

/** Announces the hash of the inline theme sheet, the one inline style that the content security policy then allows. */
export const allowThemeSheet: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  response.headers.set('x-csp-styles', sourceOf(themeSheet(context.get(visitContext).directory.themes)));
  return response;
};

function sourceOf(sheet: string): string {
  let source = sources.get(sheet);
  if (!source) {
    source = `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
    sources.clear();
    sources.set(sheet, source);
  }
  return source;
}
