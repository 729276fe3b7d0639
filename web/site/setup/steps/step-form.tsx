import type { ReactNode } from 'react';
import type { Language } from '#contracts/languages.ts';
import type { SetupCountry } from '#contracts/setup/setup.ts';
import type { SetupStep, StepProblems, StepValues } from '#contracts/setup/steps.ts';
import type { SolvedTheme } from '#contracts/themes/solve.ts';
import { Button } from '#web/design/button/button.tsx';
import { ErrorSummary } from '#web/design/form/error-summary.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { translator } from '#web/i18n/translator.ts';
import type { FormAnswer } from '../answers.ts';
import styles from '../frame/setup-frame.module.css';
import { SetupFrame } from '../frame/setup-frame.tsx';
import { StepHead } from '../frame/step-head.tsx';
import { ChiefRights } from '../preview/chief-rights.tsx';
import { CompanyPreview } from '../preview/company-preview.tsx';
import { CatalogueFields } from './catalogue-fields.tsx';
import { ChiefFields } from './chief-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { MailFields } from './mail-fields.tsx';
import { PagesFields } from './pages-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { fieldLabel, type StepState } from './step-fields.ts';

export type StepFormProps = {
  language: Language;
  step: SetupStep;
  values: StepValues;
  revision: number;
  answer: FormAnswer | undefined;
  countries: readonly SetupCountry[];
  theme: SolvedTheme;
  company: StepValues;
  logo: string | undefined;
  hasCatalogue: boolean;
  hasMailServer: boolean;
};

/** One step of the setup. Every button that leaves it saves the values. */
export function StepForm({
  language,
  step,
  values,
  revision,
  answer,
  countries,
  theme,
  company,
  logo,
  hasCatalogue,
  hasMailServer,
}: StepFormProps) {
  const t = translator(language, 'setup');
  const changed = answer?.kind === 'changed' ? answer : undefined;
  const problems: StepProblems = answer?.kind === 'step' ? answer.problems : {};
  const typed = answer && 'values' in answer ? answer.values : values;
  const state: StepState = { language, step, values: typed, problems, others: changed?.kept.values };
  const preview = (
    <CompanyPreview
      language={language}
      company={step === 'company' ? typed : company}
      theme={theme}
      logo={step === 'look' ? typed.logo : logo}
    />
  );
  const parts: Record<SetupStep, { fields: ReactNode; aside: ReactNode }> = {
    company: { fields: <CompanyFields {...state} countries={countries} />, aside: preview },
    site: { fields: <SiteFields {...state} countries={countries} />, aside: preview },
    look: { fields: <LookFields {...state} theme={theme} />, aside: preview },
    catalogue: { fields: <CatalogueFields {...state} hasCatalogue={hasCatalogue} />, aside: preview },
    mail: {
      fields: (
        <MailFields
          {...state}
          hasMailServer={hasMailServer}
          isKept={Boolean(values.mailPassword)}
          isSent={answer?.kind === 'step' && answer.isSent === true}
        />
      ),
      aside: preview,
    },
    pages: { fields: <PagesFields {...state} />, aside: preview },
    chief: {
      fields: <ChiefFields {...state} isKept={Boolean(values.password)} />,
      aside: <ChiefRights language={language} />,
    },
  };
  return (
    <SetupFrame language={language} at={step} aside={parts[step].aside}>
      <form
        method="post"
        encType={step === 'look' ? 'multipart/form-data' : undefined}
        noValidate
        className={styles.form}
      >
        <input type="hidden" name="revision" value={changed?.kept.revision ?? revision} />
        {/* The first submit button is the one that Enter triggers: continue. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <StepHead title={t(`${step}.title`)} lead={t(`${step}.lead`)} />
        {changed ? (
          <Panel title={t('changed.title')}>
            <p role="alert">{t('changed.text')}</p>
          </Panel>
        ) : null}
        {Object.keys(problems).length > 0 ? (
          <ErrorSummary
            title={t('errors')}
            problems={Object.entries(problems).map(([name, problem]) => ({
              href: `#${name}`,
              text: `${fieldLabel(language, step, name)}: ${t(`problem.${problem}`)}`,
            }))}
          />
        ) : null}
        <FieldStack>{parts[step].fields}</FieldStack>
        <div className={styles.foot}>
          <Button type="submit" name="go" value="back" variant="quiet">
            {t('back')}
          </Button>
          <Button type="submit" iconEnd="arrow-right">
            {step === 'look' ? t('look.take') : t('continue')}
          </Button>
        </div>
      </form>
    </SetupFrame>
  );
}
