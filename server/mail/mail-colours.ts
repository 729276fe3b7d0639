import { execute } from '#contracts/execute.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';

const query = 'query mailColours { sites { slug theme } themes { key tokens } }';

type Answer = {
  sites: { slug: string; theme: string }[];
  themes: { key: string; tokens: Record<string, string> }[];
};

/** Those of the main site, so that a mail looks as it does; undefined: its back end does not answer. */
export async function findMailColours({ backend }: Pick<BackEnds['content'], 'backend'>) {
  const found = await execute<Answer, Record<string, never>>(backend, query, {}).catch(() => undefined);
  const main = found?.sites.find(({ slug }) => slug === '');
  const tokens = found?.themes.find(({ key }) => key === main?.theme)?.tokens;
  const { accent, 'on-accent': label } = tokens ?? {};
  return accent && label ? { accent, label } : undefined;
}
