import { data, type HeadersArgs, useActionData } from 'react-router';
import type { Setup, StoredSteps } from '#contracts/setup/setup.ts';
import { listChoices, type SetupStep, type StepValues, setupStepNames } from '#contracts/setup/steps.ts';
import { translator } from '#web/i18n/translator.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import type { Route } from './+types/setup-page.ts';
import { doneContext, type FormAnswer } from './answers.ts';
import { CodeForm } from './code-form.tsx';
import { Done } from './done.tsx';
import { SetupFrame } from './frame/setup-frame.tsx';
import { Overview, type StepState } from './overview.tsx';
import { LogPreview } from './preview/log-preview.tsx';
import { languageChoice, readSetupVisit, setupCookie, setupFrame } from './setup-visit.ts';
import { StepForm } from './steps/step-form.tsx';
import { companyTheme, fillIn } from './steps/suggested-values.ts';
import { takeForm } from './take-form.ts';

/**
 * The setup of an installation that starts empty: the code, then one form for each step. It works without
 * script.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const server = context.get(serverContext);
  const done = context.get(doneContext);
  const { language, setup, isInside } = done?.visit ?? (await readSetupVisit(server, request));
  const isShown = isInside && !done;
  const steps = done?.steps ?? (isInside ? await setup.steps() : {});
  const step = isShown ? findStep(params.step) : undefined;
  const kept = step && steps[step];
  const shown = step === 'look' ? unsaved(url.searchParams) : {};
  const theme = companyTheme({ ...steps.look?.values, ...shown });
  context.get(responseNotes).themes = [theme];
  const page = {
    language,
    theme,
    company: steps.company?.values ?? {},
    isFactorRequired: setup.isFactorRequired,
    hasCatalogue: setup.hasCatalogue,
    hasMailServer: setup.hasMailServer,
    hasMail: setup.hasMailServer || Boolean(steps.mail?.values.mailHost),
    drafts: listChoices(steps.pages?.values.pages).length,
    hasProducts: done ? await setup.hasProducts() : false,
    states: isShown ? getStates(setup, steps) : undefined,
    step,
    logo: steps.look?.values.logo,
    values: step && { ...fillIn(step, kept?.values, language), ...shown },
    revision: kept?.revision ?? 0,
    countries: step === 'site' || step === 'company' ? await setup.countries() : [],
  };
  const chosen = url.searchParams.has('language') && setupCookie(languageChoice(language), server);
  const title = translator(language, 'setup')('title');
  return data(
    { frame: setupFrame(language), title, page },
    chosen ? { headers: { 'set-cookie': chosen } } : undefined,
  );
}

export function action(args: Route.ActionArgs) {
  return takeForm(args);
}

/** The unsaved look in the address, for the live preview. */
function unsaved(parameters: URLSearchParams): StepValues {
  const tried = ['accent', 'inverse', 'radius', 'typeface'].flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value.slice(0, 20)] as const];
  });
  return Object.fromEntries(tried);
}

function findStep(name: string | undefined): SetupStep | undefined {
  const step = setupStepNames.find((known) => known === name);
  if (name && !step) throw new Response('Not found\n', { status: 404 });
  return step;
}

function getStates(setup: Setup, steps: StoredSteps): Record<SetupStep, StepState> {
  const getState = (step: SetupStep): StepState => {
    const kept = steps[step];
    if (!kept) return 'empty';
    return Object.keys(setup.problemsOf(step, kept.values)).length > 0 ? 'begun' : 'complete';
  };
  return Object.fromEntries(setupStepNames.map((step) => [step, getState(step)])) as Record<
    SetupStep,
    StepState
  >;
}

export function headers({ loaderHeaders, actionHeaders }: HeadersArgs) {
  return new Headers([
    ...loaderHeaders,
    ...(actionHeaders ?? []),
    ['cache-control', 'private, no-store'],
    ['x-robots-tag', 'noindex'],
  ]);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title ?? '' }, { name: 'robots', content: 'noindex' }];
}

export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<FormAnswer>();
  const { states, step, values, ...facts } = loaderData.page;
  if (answer?.kind === 'done') return <Done {...facts} />;
  if (!states)
    return (
      <SetupFrame {...facts} at="code" aside={<LogPreview language={facts.language} />}>
        <CodeForm language={facts.language} problem={answer?.kind === 'code' ? answer.problem : undefined} />
      </SetupFrame>
    );
  if (!step) return <Overview {...facts} states={states} />;
  return <StepForm {...facts} step={step} values={values ?? {}} answer={answer} />;
}
