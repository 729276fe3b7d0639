import type { Grant } from '#contracts/editing/roles.ts';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';

/** How roles, sites and languages of the team are called. */
export function useGrantLabels() {
  const { sites, locale, texts } = useEditor();
  const t = texts('editorTeam');
  const siteLabel = (id: string) => sites.find((site) => site.id === id)?.name ?? t('site.removed');
  const languageLabel = (code: string) => displayLanguage(code, locale.language);
  return {
    siteLabel,
    languageLabel,
    /** A role with its limits: `Translator, only German and French`. */
    grantLabel(grant: Grant): string {
      const role = texts('editor')(`role.${grant.role}`);
      const siteNames = grant.sites && listFormat(grant.sites.map(siteLabel), locale);
      const languageNames = grant.languages && listFormat(grant.languages.map(languageLabel), locale);
      if (siteNames && languageNames)
        return t('grant.both', { role, sites: siteNames, languages: languageNames });
      if (siteNames) return t('grant.sites', { role, sites: siteNames });
      return languageNames ? t('grant.languages', { role, languages: languageNames }) : role;
    },
  };
}
