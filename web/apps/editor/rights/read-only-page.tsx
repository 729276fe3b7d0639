import { ButtonLink } from '#web/design/button/button.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import { ReadOnly } from './read-only.tsx';
import { useRights } from './use-rights.ts';

/** In place of the form of a page in a language that the person may not write; the way to what may be translated. */
export function ReadOnlyPage() {
  const { sites, to, locale, texts } = useEditor();
  const { page, language, view } = usePageWork();
  const { mayIn } = useRights();
  const { siteId, sourceLanguage } = view.draft;
  const languages = sites.find(({ id }) => id === siteId)?.languages ?? [];
  const mine = languages.filter((each) => each !== sourceLanguage && mayIn('translate', siteId, each));
  const target = mine.find((each) => each === language) ?? mine[0];
  return (
    <ReadOnly
      action={
        target ? (
          <ButtonLink href={to(`/pages/${page.id}/translation/${target}`)}>
            {texts('editor')('readOnly.translate', { language: displayLanguage(target, locale.language) })}
          </ButtonLink>
        ) : null
      }
    />
  );
}
