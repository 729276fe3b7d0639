import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { documentHead } from '#web/site/render/document-head.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { localizedPath } from '#web/site/visit/links.ts';
import { getAbsoluteUrl } from '#web/site/visit/locale-address.ts';

/**
 * The frame and head of a page below the stories whose texts are all messages: it exists in every language.
 * It only links to pages that search engines know already, so it is not indexed.
 */
export function interfacePage(visit: Visit, title: string, description: string) {
  const { site, locale, path, directory } = visit;
  const t = translator(locale.language, 'stories');
  const prefix = directory.getPrefix(site.id);
  const page = { siteId: site.id, url: prefix ? `/${prefix}${path}` : path };
  const frame: FrameData = {
    theme: site.theme,
    breadcrumb: path.startsWith('/stories/')
      ? [
          { title: t('title'), href: localizedPath(visit, '/stories') },
          { title, href: '' },
        ]
      : [{ title, href: '' }],
    content: null,
  };
  const meta = documentHead(
    {
      title,
      description,
      hidden: true,
      canonical: getAbsoluteUrl(visit, locale, page),
      alternates: [],
    },
    visit,
  );
  return { frame, meta };
}
