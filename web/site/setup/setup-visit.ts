import { isLanguage, type Language, languages } from '#contracts/languages.ts';
import type { Setup } from '#contracts/setup/setup.ts';
import { negotiate } from '#web/i18n/accept-language.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { parseCookies, setCookie } from '#web/site/visit/request/cookies.ts';

/** A visit to the setup: its language, and whether the code was entered. */
export type SetupVisit = { readonly language: Language; readonly setup: Setup; readonly isInside: boolean };

const passCookie = 'setup-pass';
const languageCookie = 'setup-language';

/** The addresses exist only while the setup is open (web/site/visit/except-setup.ts). */
export async function readSetupVisit(server: ServerContext, request: Request): Promise<SetupVisit> {
  const { setup } = server;
  if (!setup) throw new Error('There is no set-up, and its address was let in');
  const cookies = parseCookies(request.headers.get('cookie'));
  const language = findLanguage(request, cookies.get(languageCookie));
  await loadLanguage(language);
  const pass = cookies.get(passCookie);
  return { language, setup, isInside: pass !== undefined && (await setup.isPass(pass)) };
}

/** The chosen language, or else the browser's. */
function findLanguage(request: Request, remembered: string | undefined): Language {
  const chosen = new URL(request.url).searchParams.get('language') ?? remembered;
  if (isLanguage(chosen)) return chosen;
  const locales = languages.map((language) => makeLocale(language));
  return negotiate(request.headers.get('accept-language'), locales)?.language ?? 'en';
}

/** The setup has no site whose theme it could use. */
export function setupFrame(language: Language): FrameData {
  return { theme: 'Default', language, breadcrumb: [], content: null };
}

type Cookie = { readonly name: string; readonly value: string };

export const languageChoice = (language: Language): Cookie => ({ name: languageCookie, value: language });
export const passGiven = (pass: string): Cookie => ({ name: passCookie, value: pass });

/** Stricter than readers' cookies: no other site may link into a setup. */
export function setupCookie({ name, value }: Cookie, { settings }: Pick<ServerContext, 'settings'>): string {
  const secure = settings.origin.startsWith('https:');
  return setCookie(name, value, { secure, maxAge: 24 * 60 * 60 })
    .replace('Path=/;', 'Path=/setup;')
    .replace('SameSite=Lax', 'SameSite=Strict');
}
