import { data } from 'react-router';
import { type SetupStep, type StepValues, setupStepNames } from '#contracts/setup/steps.ts';
import { translator } from '#web/i18n/translator.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import type { Route } from './+types/setup-page.ts';
import { doneContext, type FormAnswer } from './answers.ts';
import { readFiles } from './read-files.ts';
import { readValues } from './read-values.ts';
import { passGiven, readSetupVisit, type SetupVisit, setupCookie } from './setup-visit.ts';
import { companyTheme } from './steps/suggested-values.ts';

/** Takes a form of the setup: the code, a step, or its completion. */
export async function takeForm({ request, context, params }: Route.ActionArgs) {
  const server = context.get(serverContext);
  const visit = await readSetupVisit(server, request);
  const form = await readFormBody(request);
  if (!visit.isInside) return takeCode(visit, String(form.get('code') ?? ''), server);
  const step = setupStepNames.find((known) => known === params.step);
  return step ? takeStep(visit, step, form) : finish(visit, context);
}

async function takeCode({ setup, language }: SetupVisit, code: string, server: ServerContext) {
  const t = translator(language, 'setup');
  const outcome = await setup.tryCode(code.slice(0, 100));
  switch (outcome.kind) {
    case 'right': {
      const isFirst = Object.keys(await setup.steps()).length === 0;
      return leadTo(
        isFirst ? `/setup/${setupStepNames[0]}` : '/setup',
        setupCookie(passGiven(outcome.pass), server),
      );
    }
    case 'wrong':
      return answered({ kind: 'code', problem: t('code.wrong', { left: outcome.left }) }, 422);
    case 'resting': {
      const problem = t('code.resting', { minutes: Math.ceil(outcome.seconds / 60) });
      return answered({ kind: 'code', problem }, 429, { 'retry-after': String(outcome.seconds) });
    }
  }
}

async function takeStep({ setup, language }: SetupVisit, step: SetupStep, form: FormData) {
  const { values: files, problems: fileProblems } =
    step === 'look'
      ? await readFiles(form, (await setup.steps()).look?.values ?? {}, setup)
      : { values: {}, problems: {} };
  const values = { ...readValues(step, form), ...files };
  const outcome = await setup.save(step, values, Number(form.get('revision')) || 0);
  if (outcome.kind === 'changed') return answered({ kind: 'changed', values, kept: outcome.kept }, 409);
  const place = setupStepNames.indexOf(step);
  const go = form.get('go');
  if (go === 'back') return leadTo(`/setup/${setupStepNames[place - 1] ?? ''}`);
  const other = setupStepNames.find((known) => known === go);
  const problems = { ...outcome.problems, ...fileProblems };
  if (other && Object.keys(fileProblems).length === 0) return leadTo(`/setup/${other}`);
  if (Object.keys(problems).length > 0) return answered({ kind: 'step', values, problems }, 422);
  if (step === 'mail' && go === 'test') return tryMail({ setup, language }, values);
  return leadTo(`/setup/${setupStepNames[place + 1] ?? ''}`);
}

async function tryMail({ setup, language }: Pick<SetupVisit, 'setup' | 'language'>, values: StepValues) {
  const t = translator(language, 'setup');
  const letter = { language, subject: t('mail.subject'), text: t('mail.text') };
  const problems = await setup.tryMail(letter);
  const isSent = Object.keys(problems).length === 0;
  return answered({ kind: 'step', values, problems, isSent }, isSent ? 200 : 422);
}

async function finish(visit: SetupVisit, context: Route.ActionArgs['context']) {
  const steps = await visit.setup.steps();
  const outcome = await visit.setup.finish(companyTheme(steps.look?.values ?? {}));
  if (outcome.kind === 'lacking') return leadTo(`/setup/${outcome.step}`);
  context.set(doneContext, { visit, steps });
  return answered({ kind: 'done' }, 200);
}

function leadTo(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

function answered(answer: FormAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers });
}
