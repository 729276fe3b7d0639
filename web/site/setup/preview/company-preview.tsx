import type { Language } from '#contracts/languages.ts';
import type { StepValues } from '#contracts/setup/steps.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import { translator } from '#web/i18n/translator.ts';
import styles from './company-preview.module.css';

type CompanyPreviewProps = {
  language: Language;
  company: StepValues;
  theme: SolvedTheme;
  /** SVG source; empty: the name is shown instead. */
  logo: string | undefined;
};

/** A preview of the home page: header, stage and footer, with the company's name and colours. */
export function CompanyPreview({ language, company, theme, logo }: CompanyPreviewProps) {
  const t = translator(language, 'setup');
  const name = company.name || 'example';
  return (
    <div id="look-preview" className={styles.window} data-theme={theme.key} translate="no">
      <div className={styles.head}>
        {logo ? <img className={styles.logo} src={getDrawing(logo)} alt={name} /> : <Wordmark name={name} />}
      </div>
      <div className={styles.stage} data-tone="inverse">
        <p className={styles.headline}>{t('preview.headline')}</p>
        <p>{t('preview.text')}</p>
        <span className={styles.button}>{t('done.site')}</span>
      </div>
      <div className={styles.page}>
        <p>
          {t('preview.text')}{' '}
          <span className={styles.link}>{company.portalName || `My${name.replaceAll(' ', '')}`}</span>
        </p>
        <p className={styles.foot}>{[company.legalName, company.email].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** As a data URL, since nobody else may see the logo yet. */
function getDrawing(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
