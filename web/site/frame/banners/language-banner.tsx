import { languageName } from '#contracts/languages.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { contentLang } from '#web/i18n/locales.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './language-banner.module.css';

/**
 * LOC-04: tells the reader that the page lacks their language and offers those it has. The choice is
 * remembered for all such pages and works without script.
 */
export function LanguageBanner({ content }: { content: NonNullable<FrameData['content']> }) {
  const reader = usePageContext();
  if (!content.isFallback && content.shown) return null;
  const t = reader.texts('frame');
  const own = reader.locale.language;
  const language = displayLanguage(own, own);
  const others = content.available.filter((code) => code !== content.shown);
  return (
    <aside className={styles.banner} aria-label={t('languageBanner')}>
      <div className={styles.inner}>
        <Icon name="globe" />
        <p>
          {content.shown
            ? t('languageBanner.shown', { language, shown: displayLanguage(content.shown, own) })
            : t('languageBanner.missing', { language })}{' '}
          {t('languageBanner.available', {
            languages: listFormat(
              content.available.map((code) => displayLanguage(code, own)),
              reader.locale,
            ),
          })}
        </p>
        {others.length > 0 ? (
          <form method="post" action="/api/preferences" className={styles.choices}>
            <input type="hidden" name="site" value={reader.site.id} />
            <input type="hidden" name="locale" value={reader.locale.urlCode} />
            <input type="hidden" name="path" value={reader.path} />
            {others.map((code) => (
              <button key={code} type="submit" name="fallback" value={code} lang={contentLang(code)}>
                {languageName(code)}
              </button>
            ))}
          </form>
        ) : null}
      </div>
    </aside>
  );
}
