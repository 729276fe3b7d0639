import type { Language } from '#contracts/languages.ts';
import { readSources } from '#web/i18n/load-language.server.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { isProtected, mailPlaces, textPlaces } from './text-places.ts';

type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The texts of the interface and of mails that a site may override, in one language, sorted by
 * `namespace.key`.
 */
export async function listTexts(
  { mailTexts }: Pick<ServerContext, 'mailTexts'>,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const pages: Sources = await readSources(language);
  const mails: Sources = mailTexts(language);
  const groups = [
    ...Object.keys(textPlaces).map((name) => [name, pages[name]] as const),
    ...mailPlaces.map((name) => [name, mails[name]] as const),
  ];
  const texts = groups.flatMap(([name, messages = {}]) =>
    Object.entries(messages).map(([key, text]) => [`${name}.${key}`, text] as const),
  );
  return new Map(texts.filter(([message]) => !isProtected(message)));
}
