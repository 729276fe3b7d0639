import type { Pool } from 'pg';
import type { Secrets } from '../credential/secrets.ts';
import type { Traveller } from './journey.ts';

const languages = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'];

/** Who is on the way: `x-visitor` comes from the program itself, whoever else sends it is not believed. */
export function travellerOf(request: Request, pool: Pool, secrets: Secrets, origin: string): Traveller {
  const { headers } = request;
  return {
    pool,
    secrets,
    origin,
    address: headers.get('x-visitor') ?? '',
    userAgent: headers.get('user-agent') ?? '',
    language: languageIn(headers.get('accept-language') ?? ''),
  };
}

function languageIn(accepted: string): string {
  const wanted = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => languages.includes(language)) ?? 'en';
}
