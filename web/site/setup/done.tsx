import type { Language } from '#contracts/languages.ts';
import type { StepValues } from '#contracts/setup/steps.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import type { SolvedTheme } from '#web/design/themes/solve.ts';
import { translator } from '#web/i18n/translator.ts';
import frame from './frame/setup-frame.module.css';
import { SetupFrame } from './frame/setup-frame.tsx';
import { StepHead } from './frame/step-head.tsx';
import styles from './overview.module.css';
import { CompanyPreview } from './preview/company-preview.tsx';

type DoneProps = {
  language: Language;
  company: StepValues;
  theme: SolvedTheme;
  logo: string | undefined;
  isFactorRequired: boolean;
  /** Mail leaves this machine. */
  hasMail: boolean;
};

/** The site stands: what is open, and where. Shown once, as the answer to the last form. */
export function Done({ language, company, theme, logo, isFactorRequired, hasMail }: DoneProps) {
  const t = translator(language, 'setup');
  const editor = `/${language}/editor`;
  const open = [
    { href: `${editor}/pages`, title: t('done.pages'), text: t('done.pagesText') },
    { href: `${editor}/team`, title: t('done.team'), text: t('done.teamText') },
    { href: `${editor}/navigation`, title: t('done.menu'), text: t('done.menuText') },
  ];
  return (
    <SetupFrame
      language={language}
      at="done"
      aside={<CompanyPreview language={language} company={company} theme={theme} logo={logo} />}
    >
      <div className={frame.form}>
        <StepHead title={t('done.title')} lead={t('done.lead')} />
        <ul className={styles.list}>
          {open.map(({ href, title, text }) => (
            <li key={href}>
              <a className={styles.step} href={href}>
                <span>
                  {title}
                  <span className={styles.detail}>{text}</span>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
        {hasMail ? null : <p className={frame.small}>{t('done.mail')}</p>}
        {isFactorRequired ? <p className={frame.small}>{t('done.factor')}</p> : null}
        <div className={frame.foot}>
          <ButtonLink href="/" variant="secondary">
            {t('done.site')}
          </ButtonLink>
          <ButtonLink href={editor} iconEnd="arrow-right">
            {t('done.editor')}
          </ButtonLink>
        </div>
      </div>
    </SetupFrame>
  );
}
