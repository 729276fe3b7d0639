import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayCountry } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useAllCountries } from '../../pages/use-all-countries.ts';
import { frameWindow } from '../../preview/frame-window.ts';
import { getLocale } from '../../preview/preview-view.ts';
import styles from './product-preview.module.css';
import { useProductWork } from './product-work.ts';

/**
 * The real page with the draft, in the edited language and the units of a country; it reloads after every
 * save.
 */
export function ProductPreview() {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorCatalogue');
  const pages = texts('editorPages');
  const { product, view, language } = useProductWork();
  const [country, setCountry] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const round = useRef(view.revision);
  const countries = useAllCountries(language);
  const chosen = countries.includes(country) ? country : '';
  const at = getLocale({ language, country: chosen, theme: '', width: 0, asOf: '' });
  const address = product.route
    ? `${sites[0]?.origin ?? ''}/${at}/${product.type}s/${product.route}?stage=draft`
    : undefined;

  useEffect(() => {
    if (round.current === view.revision) return;
    round.current = view.revision;
    const inner = frameWindow(frame.current);
    if (!inner) return;
    scrolled.current = inner.scrollY;
    inner.location.reload();
  }, [view.revision]);

  return (
    <section className={styles.pane} aria-label={pages('part.preview')}>
      <div className={styles.tools}>
        <ToolbarSelect
          label={t('preview.country')}
          all={pages('preview.country.all')}
          value={chosen}
          onChange={({ target }) => setCountry(target.value)}
          options={countries.map((code) => ({ value: code, label: displayCountry(code, locale.language) }))}
        />
        {address ? (
          <ButtonLink
            href={address}
            target="_blank"
            rel="noopener"
            variant="quiet"
            size="compact"
            icon="external"
          >
            {pages('preview.open')}
          </ButtonLink>
        ) : null}
      </div>
      {address ? (
        <iframe
          ref={frame}
          className={styles.frame}
          title={pages('preview.frame')}
          src={address}
          onLoad={() => frameWindow(frame.current)?.scrollTo({ top: scrolled.current, behavior: 'instant' })}
        />
      ) : (
        <p>{t('preview.none')}</p>
      )}
    </section>
  );
}
