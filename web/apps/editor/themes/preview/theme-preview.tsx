import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { frameWindow } from '../../preview/frame-window.ts';
import frameStyles from '../../preview/preview-frame.module.css';
import { useScaledStage } from '../../preview/use-scaled-stage.ts';
import type { PreviewTheme } from '../use-preview-theme.ts';
import { applyTheme } from './apply-theme.ts';
import { type PreviewedPage, type PreviewPaths, previewedPages } from './preview-pages.ts';
import styles from './theme-preview.module.css';

/** Real pages of the main site in the unsaved theme. */
export function ThemePreview({ theme, paths }: { theme: PreviewTheme; paths: PreviewPaths }) {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorThemes');
  const pages = texts('editorPages');
  const [page, setPage] = useState<PreviewedPage>('home');
  const [width, setWidth] = useState(1440);
  const [wantsDark, setDark] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useScaledStage(width);
  const isDark = theme.scheme === 'dark' || wantsDark;
  const dress = () => {
    const inner = frameWindow(frame.current);
    if (inner) applyTheme(inner, theme, isDark);
  };
  useEffect(dress, [theme, isDark]);

  const [site] = sites;
  const language = site?.languages.includes(locale.language) ? locale.language : site?.languages[0];
  return (
    <section className={styles.pane} aria-label={pages('part.preview')}>
      <div className={styles.tools}>
        <fieldset className={styles.pages}>
          <legend className="visually-hidden">{t('preview.page')}</legend>
          {previewedPages.map((each) =>
            paths[each] === undefined ? null : (
              <label key={each} className={styles.page}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="previewed-page"
                  checked={page === each}
                  onChange={() => setPage(each)}
                />
                {t(`preview.${each}`)}
              </label>
            ),
          )}
        </fieldset>
        <span className={styles.views}>
          {theme.scheme === 'light' ? (
            <IconButton
              name="moon"
              label={t('preview.dark')}
              title={t('preview.dark')}
              aria-pressed={wantsDark}
              onClick={() => setDark(!wantsDark)}
            />
          ) : null}
          <IconButton
            name="screen-desktop"
            label={pages('preview.width.1440')}
            title={pages('preview.width.1440')}
            aria-pressed={width === 1440}
            onClick={() => setWidth(1440)}
          />
          <IconButton
            name="screen-phone"
            label={pages('preview.width.390')}
            title={pages('preview.width.390')}
            aria-pressed={width === 390}
            onClick={() => setWidth(390)}
          />
        </span>
      </div>
      <div ref={stage} className={frameStyles.stage}>
        <iframe
          ref={frame}
          className={frameStyles.frame}
          title={pages('preview.frame')}
          src={`${site?.origin ?? ''}/${language ?? 'en'}${paths[page] ?? ''}?stage=draft`}
          onLoad={dress}
        />
      </div>
    </section>
  );
}
