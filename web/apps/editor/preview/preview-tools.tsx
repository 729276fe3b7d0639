import { useState } from 'react';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayCountry, displayLanguage } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';
import { usePageWork } from '../pages/page-work.ts';
import { useAllCountries } from '../pages/use-all-countries.ts';
import styles from './preview-tools.module.css';
import { type PreviewView, previewWidths } from './preview-view.ts';
import { ShareDialog } from './share-dialog.tsx';

type PreviewToolsProps = {
  view: PreviewView & { language: string };
  onChange: (parts: Partial<PreviewView>) => void;
  address: string | undefined;
};

/** As whom, how wide and when the page is looked at. */
export function PreviewTools({ view, onChange, address }: PreviewToolsProps) {
  const { texts, locale, themes } = useEditor();
  const t = texts('editorPages');
  const { view: work } = usePageWork();
  const [isSharing, setSharing] = useState(false);
  const countries = useAllCountries(view.language);
  return (
    <div className={styles.tools}>
      <ToolbarSelect
        label={t('preview.language')}
        value={view.language}
        onChange={({ target }) => onChange({ language: target.value, country: '' })}
        options={Object.keys(work.draft.texts).map((code) => ({
          value: code,
          label: displayLanguage(code, locale.language),
        }))}
      />
      <ToolbarSelect
        label={t('preview.country')}
        all={t('preview.country.all')}
        value={view.country}
        onChange={({ target }) => onChange({ country: target.value })}
        options={countries.map((code) => ({ value: code, label: displayCountry(code, locale.language) }))}
      />
      <ToolbarSelect
        label={t('preview.theme')}
        all={t('preview.theme.own')}
        value={view.theme}
        onChange={({ target }) => onChange({ theme: target.value })}
        options={themes.map(({ key, name }) => ({ value: key, label: name }))}
      />
      <ToolbarSelect
        label={t('preview.width')}
        value={String(view.width)}
        onChange={({ target }) => onChange({ width: Number(target.value) })}
        options={previewWidths.map((width) => ({ value: String(width), label: t(`preview.width.${width}`) }))}
      />
      <label className={styles.when}>
        <span>{t('preview.asOf')}</span>
        <input
          type="datetime-local"
          value={view.asOf}
          onChange={({ target }) => onChange({ asOf: target.value })}
        />
      </label>
      {address ? (
        <>
          <ButtonLink
            href={address}
            target="_blank"
            rel="noopener"
            variant="quiet"
            size="compact"
            icon="external"
          >
            {t('preview.open')}
          </ButtonLink>
          <Button variant="quiet" size="compact" icon="share" onClick={() => setSharing(true)}>
            {t('share')}
          </Button>
        </>
      ) : null}
      {isSharing ? <ShareDialog view={view} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
