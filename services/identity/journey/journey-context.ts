import { visitorHeader } from '#contracts/identity/visitor.ts';
import { isLanguage } from '#contracts/languages.ts';
import type { JourneyContext } from './journey.ts';

/** What every journey gets from the back end. */
export type JourneyDeps = Pick<JourneyContext, 'pool' | 'secrets' | 'isSecondFactorRequired'>;

/** The context of a journey. The server determines the address itself; headers that claim another are ignored. */
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
