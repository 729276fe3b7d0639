import type { Language } from '#contracts/languages.ts';
import type { StepValues } from '#contracts/setup/steps.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from './frame/setup-frame.module.css';
import { SetupFrame } from './frame/setup-frame.tsx';
import { StepHead } from './frame/step-head.tsx';
import { findOpenTasks, type OpenFacts } from './open-tasks.ts';
import styles from './overview.module.css';
import { CompanyPreview } from './preview/company-preview.tsx';

type DoneProps = {
  language: Language;
  company: StepValues;
  theme: SolvedTheme;
  logo: string | undefined;
} & OpenFacts;

/** The end of the setup: what is left to do, and where. Shown once, as the response to the last form. */
export function Done({ language, company, theme, logo, ...facts }: DoneProps) {
  const t = translator(language, 'setup');
  const editor = `/${language}/editor`;
  const texts = {
    pages: [t('done.pages', { count: facts.drafts }), t('done.pagesText')],
    products: [t('done.products'), t('done.productsText')],
    mail: [t('done.mail'), t('done.mailText')],
    factor: [t('done.secondFactor'), t('done.factor')],
    factorOffered: [t('done.secondFactor'), t('done.factorOffered')],
    team: [t('done.team'), t('done.teamText')],
  } as const;
  return (
    <SetupFrame
      language={language}
      at="done"
      aside={<CompanyPreview language={language} company={company} theme={theme} logo={logo} />}
    >
      <div className={frame.form}>
        <StepHead title={t('done.title')} lead={t('done.lead')} />
        <ul className={styles.list}>
          {findOpenTasks(facts).map(({ name, path }) => {
            const [title, text] = texts[name];
            const words = (
              <span>
                {title}
                <span className={styles.detail}>{text}</span>
              </span>
            );
            return (
              <li key={name}>
                {path === undefined ? (
                  <div className={styles.step}>{words}</div>
                ) : (
                  <a className={styles.step} href={`${editor}${path}`}>
                    {words}
                    <Icon name="chevron-right" />
                  </a>
                )}
              </li>
            );
          })}
        </ul>
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
