import { isLanguage, languageName } from '#contracts/languages.ts';
import { Heading } from '#web/design/heading/heading.tsx';
import { LanguageList } from '#web/design/language-list/language-list.tsx';
import { Lead, Wrap } from '#web/design/section/section.tsx';
import { contentLang } from '#web/i18n/locales.ts';
import { getAbsoluteUrl, getLocale } from '#web/site/visit/locale-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './layout/page-head.module.css';
import type { PageData } from './page-query.ts';

type Untranslated = Pick<PageData, 'siteId' | 'url' | 'title' | 'languages'>;

/**
 * The page for a reader who understands none of the languages that a page exists in: a choice of those
 * languages.
 */
export function LanguageUnavailable({ page }: { page: Untranslated }) {
  const reader = usePageContext();
  const t = reader.texts('frame');
  const versions = page.languages.filter(isLanguage).flatMap((language) => {
    const locale = getLocale(reader, language);
    if (!locale) return [];
    return [
      {
        lang: contentLang(language),
        name: languageName(language),
        href: getAbsoluteUrl(reader, locale, page),
      },
    ];
  });
  return (
    <Wrap>
      <div className={styles.head}>
        <Heading level={1} size="page">
          {page.title}
        </Heading>
        <Lead>{t('languageBanner.choose')}</Lead>
        <LanguageList label={t('languageBanner')} languages={versions} />
      </div>
    </Wrap>
  );
}
