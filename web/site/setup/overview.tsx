import type { Language } from '#contracts/languages.ts';
import { type SetupStep, type StepValues, setupStepNames } from '#contracts/setup/steps.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { translator } from '#web/i18n/translator.ts';
import frame from './frame/setup-frame.module.css';
import { SetupFrame } from './frame/setup-frame.tsx';
import { StepHead } from './frame/step-head.tsx';
import styles from './overview.module.css';
import { CompanyPreview } from './preview/company-preview.tsx';

export type StepState = 'complete' | 'begun' | 'empty';

const shapes = { complete: 'done', begun: 'open', empty: 'none' } as const;

type OverviewProps = {
  language: Language;
  states: Record<SetupStep, StepState>;
  company: StepValues;
  theme: SolvedTheme;
  logo: string | undefined;
};

/** The progress of the setup, for whoever returns to it, and its completion once all steps are filled in. */
export function Overview({ language, states, company, theme, logo }: OverviewProps) {
  const t = translator(language, 'setup');
  const next = setupStepNames.find((step) => states[step] !== 'complete');
  return (
    <SetupFrame
      language={language}
      at={next ?? 'done'}
      aside={<CompanyPreview language={language} company={company} theme={theme} logo={logo} />}
    >
      <form method="post" action="/setup" className={frame.form}>
        <StepHead
          title={next ? t('overview.title') : t('ready.title')}
          lead={next ? t('overview.lead') : t('ready.lead')}
        />
        <ul className={styles.list}>
          {setupStepNames.map((step) => (
            <li key={step}>
              <a className={styles.step} href={`/setup/${step}`}>
                <span>{t(`step.${step}`)}</span>
                <StatusLabel status={shapes[states[step]]}>{t(`state.${states[step]}`)}</StatusLabel>
              </a>
            </li>
          ))}
        </ul>
        <div className={frame.foot}>
          {next ? (
            <ButtonLink href={`/setup/${next}`} iconEnd="arrow-right">
              {t('overview.go', { step: t(`step.${next}`) })}
            </ButtonLink>
          ) : (
            <Button type="submit" iconEnd="arrow-right">
              {t('finish')}
            </Button>
          )}
        </div>
      </form>
    </SetupFrame>
  );
}
