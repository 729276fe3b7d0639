import { visitorHeader } from '#contracts/identity/visitor.ts';
import { isLanguage } from '#contracts/languages.ts';
import type { JourneyContext } from './journey.ts';

/** What every journey has from the back end. */
export type JourneyDeps = Pick<JourneyContext, 'pool' | 'secrets' | 'isSecondFactorRequired'>;

/** The person in the journey. The program itself finds the address; no other claim is believed. */
export function getJourneyContext(request: Request, deps: JourneyDeps, origin: string): JourneyContext {
  const { headers } = request;
  return {
    ...deps,
    origin,
    address: headers.get(visitorHeader) ?? '',
    userAgent: headers.get('user-agent') ?? '',
    language: findLanguage(headers.get('accept-language') ?? ''),
  };
}

function findLanguage(accepted: string): string {
  const wanted = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}
