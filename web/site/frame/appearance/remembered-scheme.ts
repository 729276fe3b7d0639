import { createHash } from 'node:crypto';

/**
 * The one inline script of a document: the scheme that its reader chose, before anything is painted. Pages are kept for
 * everybody, so the server cannot know it. Without a choice, without storage or without script the device decides. React
 * escapes the text of a script, so there is no quotation mark, `<`, `>` or `&` in it.
 */
export const rememberedScheme =
  'try{let s=localStorage.scheme;if(s)document.documentElement.dataset.scheme=s}catch{}';

/** What the content security policy calls it. */
export const rememberedSchemeSource = `'sha256-${createHash('sha256').update(rememberedScheme).digest('base64')}'`;
