import { execute } from '#contracts/execute.ts';
import type { OwnWords } from '#services/mail/index.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';

const query = `query mailWords {
  sites { id slug }
  interfaceTexts { siteId language message text }
}`;

type Answer = {
  sites: { id: string; slug: string }[];
  interfaceTexts: { siteId: string; language: string; message: string; text: string }[];
};

/** The texts that the main site has changed, for use in mails; none while its back end is not reachable. */
export async function findMailWords({
  content,
}: {
  content: Pick<BackEnds['content'], 'backend'>;
}): Promise<OwnWords> {
  const found = await execute<Answer, Record<string, never>>(content.backend, query, {}).catch(
    () => undefined,
  );
  const main = found?.sites.find(({ slug }) => slug === '');
  const own = found?.interfaceTexts.filter(({ siteId }) => siteId === main?.id) ?? [];
  return new Map(own.map(({ language, message, text }) => [`${language} ${message}`, text]));
}
