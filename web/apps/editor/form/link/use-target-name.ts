import { useEffect, useState } from 'react';
import type { StoredLink } from '#contracts/content/draft.ts';
import { type Editor, useEditor } from '../../editor.ts';
import type { ChosenName } from '../chosen/chosen-name.ts';
import { namesOfEntries } from '../entries/names-of-entries.ts';
import { nameOfPage } from '../pages/name-of-page.ts';

/** The name of a link's target; undefined until it has loaded. */
export function useTargetName(link: StoredLink): ChosenName | undefined {
  const editor = useEditor();
  const key = `${link.kind} ${link.page ?? link.slug ?? link.path ?? link.href ?? link.action ?? ''}`;
  const [known, setKnown] = useState<{ key: string; target: ChosenName }>();
  const isKnown = known?.key === key;
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    targetName(editor, link).then(
      (target) => isCurrent && setKnown({ key, target }),
      // On failure, only the name is missing.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, link, key, isKnown]);
  return isKnown ? known.target : undefined;
}

async function targetName(editor: Editor, link: StoredLink): Promise<ChosenName> {
  const t = editor.texts('editorFields');
  switch (link.kind) {
    case 'PAGE': {
      const page = await nameOfPage(editor, link.page ?? '', link.pageParameters);
      return page ? { ...page, isGone: false } : { name: t('link.gone'), detail: '', isGone: true };
    }
    case 'PRODUCT':
    case 'SERVICE': {
      const slug = link.slug ?? '';
      const entry = (await namesOfEntries(editor, [slug])).get(slug);
      return entry ? { ...entry, isGone: false } : { name: slug, detail: t('link.gone'), isGone: true };
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

/** The actions of links (web/site/visit/links.ts). */
export const actions = ['openContactPanel', 'openNewsFeed', 'openComparePanel'] as const;
