import { ButtonLink } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import { usePageWork } from './page-work.ts';
import { publicHref } from './public-href.ts';

/** Leads to the page as visitors see it now, where they see it. */
export function PublicLink() {
  const { sites, texts } = useEditor();
  const { page, language } = usePageWork();
  const origin = sites.find(({ id }) => id === page.draft.siteId)?.origin ?? '';
  const href = publicHref(page, language);
  if (!href) return null;
  return (
    <ButtonLink
      href={origin + href}
      target="_blank"
      rel="noopener"
      variant="quiet"
      size="compact"
      icon="external"
    >
      {texts('editorPages')('public')}
    </ButtonLink>
  );
}
