/**
 * Everything besides host and path that may change a public page. A page is rendered from these alone: what is not
 * named here never reaches it, so that no visitor can put something into a page that others get.
 */

const language = /^(?:cs|de|en|es|fr|hu|ja|pt|ro|sk|zh)$/;
const yes = /^(?:true|1)$/;

/** Cookies that change a page, with the values that count. Any other cookie is not shown to a public page. */
export const preferenceCookies: ReadonlyMap<string, RegExp> = new Map([
  ['fallback-language', language],
  ['is-next-release', yes],
  ['measurement-system', /^(?:Metric|Imperial)$/],
  ['testing', yes],
]);

/** NEX-01: keys of next-release pages carry a prefix. */
export const nextReleaseCookie = 'is-next-release';
export const nextReleasePrefix = 'nextRelease_';

/** A visitor with one of these is known to the site: the page is rendered for this visitor alone and never cached. */
export const privateCookie = /^(?:__Host-|__Secure-)?(?:editor|access|session|flash)/;

/** Journeys with the identity tenant, where each visitor gets a step of his own, and the editor area. */
export const privatePath =
  /^\/[a-z]{2}(?:-[a-z]{2})?\/(?:editor|sign-in|register|reset-password|invitation)(?:\/|$)/;

/** Query parameters that choose among finite variants of a page: `?type=adhoc`, `?page=2`. */
export const keyedParameters: ReadonlySet<string> = new Set([
  'brand',
  'capability',
  'category',
  'country',
  'page',
  'region',
  'theme',
  'type',
  'variant',
]);

/** With one of these the visitor wants an individual answer: it is rendered with the whole query and not cached. */
export const privateParameters: ReadonlySet<string> = new Set([
  '_routes',
  'after',
  'area',
  'cache',
  'code',
  'colour',
  'direct',
  'end1',
  'end2',
  'error',
  'fit',
  'lang',
  'length',
  'nextRelease',
  'od',
  'p',
  'paper',
  'preview',
  'product',
  'q',
  'query',
  'stage',
  'state',
  'testing',
  'token',
  'units',
]);

/** The same for values that people type, each under the name of what it limits: `includes.cross_section=2.5 mm²`. */
export const privateParameterPrefix = 'includes.';
