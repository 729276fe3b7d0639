import { useState } from 'react';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button, ButtonLink, IconButton } from '#web/design/button/button.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayCountry, displayLanguage, formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import type { FullScreen } from '../page-editor/use-full-screen.ts';
import { usePageWork } from '../pages/page-work.ts';
import { useAllCountries } from '../pages/use-all-countries.ts';
import styles from './preview-tools.module.css';
import { type PreviewView, previewWidths } from './preview-view.ts';
import { ShareDialog } from './share-dialog.tsx';

type PreviewToolsProps = {
  view: PreviewView & { language: string };
  /** The layout width of the page and its scale. */
  size: { width: number; scale: number };
  onChange: (parts: Partial<PreviewView>) => void;
  address: string | undefined;
  fullScreen: FullScreen;
  onClose: () => void;
};

const widthIcons = {
  0: 'screen-fit',
  390: 'screen-phone',
  768: 'screen-tablet',
  1440: 'screen-desktop',
} as const satisfies Record<(typeof previewWidths)[number], IconName>;

/** The settings of the preview: reader, width and moment. */
export function PreviewTools({ view, size, onChange, address, fullScreen, onClose }: PreviewToolsProps) {
  const { texts, locale, themes } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
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
      <fieldset className={styles.widths}>
        <legend className="visually-hidden">{t('preview.width')}</legend>
        {previewWidths.map((width) => (
          <IconButton
            key={width}
            name={widthIcons[width]}
            label={t(`preview.width.${width}`)}
            title={t(`preview.width.${width}`)}
            aria-pressed={view.width === width}
            onClick={() => onChange({ width })}
          />
        ))}
      </fieldset>
      <span className={styles.size}>
        {`${formatNumber(Math.round(size.width), locale, { useGrouping: false })} px · ${formatNumber(size.scale, locale, { style: 'percent' })}`}
      </span>
      <label className={styles.when}>
        <span>{t('preview.asOf')}</span>
        <input
          type="datetime-local"
          value={view.asOf && clock.type(view.asOf)}
          title={clock.zone(view.asOf || new Date())}
          onChange={({ target }) => {
            const moment = clock.read(target.value.slice(0, 16));
            onChange({ asOf: moment ? `${moment.toISOString().slice(0, 16)}Z` : '' });
          }}
        />
      </label>
      {address ? (
        <span className={styles.named}>
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
        </span>
      ) : null}
      <span className={styles.ways}>
        <IconButton
          name={fullScreen.isFull ? 'collapse' : 'expand'}
          label={t('preview.full')}
          title={t('preview.full')}
          aria-pressed={fullScreen.isFull}
          aria-keyshortcuts="Control+Shift+F"
          onClick={fullScreen.toggle}
        />
        <span className={styles.close} hidden={fullScreen.isFull}>
          <IconButton name="close" label={t('preview.close')} title={t('preview.close')} onClick={onClose} />
        </span>
      </span>
      {isSharing ? <ShareDialog view={view} onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
