import { useEffect, useState } from 'react';
import type { StoredLink } from '#contracts/content/draft.ts';
import { type Editor, useEditor } from '../../editor.ts';

/** What a link leads to, as people call it; undefined until it is known. `isGone`: it is not there any more. */
export type TargetName = { readonly name: string; readonly detail: string; readonly isGone: boolean };

export function useTargetName(link: StoredLink): TargetName | undefined {
  const editor = useEditor();
  const key = `${link.kind} ${link.page ?? link.slug ?? link.path ?? link.href ?? link.action ?? ''}`;
  const [known, setKnown] = useState<{ key: string; target: TargetName }>();
  const isKnown = known?.key === key;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    targetName(editor, link).then(
      (target) => isCurrent && setKnown({ key, target }),
      // The name is all that is missing then.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, link, key, isKnown]);
  return isKnown ? known.target : undefined;
}

async function targetName({ ask, locale, sites, texts }: Editor, link: StoredLink): Promise<TargetName> {
  const t = texts('editorFields');
  switch (link.kind) {
    case 'PAGE': {
      const { pageById: page } = await ask('content', 'chosenPage', { id: link.page ?? '' });
      if (!page) return { name: t('link.gone'), detail: '', isGone: true };
      const site = sites.find(({ id }) => id === page.siteId)?.name ?? '';
      const detail = [site, page.url + (link.pageParameters ?? '')].filter(Boolean).join(' · ');
      return { name: page.title, detail, isGone: false };
    }
    case 'PRODUCT':
    case 'SERVICE': {
      const slug = link.slug ?? '';
      const variables = { slugs: [slug], language: locale.language };
      const [entry] = (await ask('products', 'chosenEntries', variables)).productsBySlugs;
      return { name: entry?.name ?? slug, detail: entry ? slug : t('link.gone'), isGone: !entry };
    }
    case 'ACTION': {
      const known = actions.find((action) => action === link.action);
      return { name: known ? t(`link.action.${known}`) : (link.action ?? ''), detail: '', isGone: !known };
    }
    case 'PATH':
      return { name: link.path ?? '', detail: '', isGone: false };
    case 'EXTERNAL':
      return { name: link.href ?? '', detail: '', isGone: false };
  }
}

/** What a link can open instead of leading somewhere (web/request/links.ts). */
export const actions = ['openContactPanel', 'openNewsFeed', 'openComparePanel'] as const;
