import type { Journey } from '#contracts/identity/client.ts';
import { getPolicyLabel } from '#web/i18n/policy-labels.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { fieldLabel } from './fields/field-label.ts';
import type { JourneyError, JourneyView } from './journey/journey-view.ts';
import { getField } from './journey/step.ts';

type T = Translate<'signIn'>;
type StepTexts = { readonly title: string; readonly text: string; readonly submit: string };

/** By the stages of the embedded tenant's journeys. */
const byStage: Readonly<Record<string, (t: T, portal: string) => StepTexts>> = {
  ConfirmAddress: (t) => ({
    title: t('confirm.title'),
    text: t('confirm.text'),
    submit: t('code.submit'),
  }),
  InvitedPassword: (t) => ({
    title: t('invitation.title'),
    text: t('invitation.known'),
    submit: t('invitation.submit'),
  }),
  NewPassword: (t) => ({
    title: t('newPassword.title'),
    text: t('newPassword.text'),
    submit: t('newPassword.submit'),
  }),
  OneTimeCode: (t, portal) => ({
    title: t('code.title'),
    text: t('code.text', { portal }),
    submit: t('code.submit'),
  }),
  RecoveryCode: (t) => ({ title: t('recovery.title'), text: t('recovery.text'), submit: t('code.submit') }),
  PasskeyFirst: (t, portal) => ({
    title: t('login.title', { portal }),
    text: t('passkey.text'),
    submit: t('passkey.submit'),
  }),
  SetUpApp: (t, portal) => ({
    title: t('setUp.title'),
    text: t('setUp.text', { portal }),
    submit: t('code.submit'),
  }),
  NewRecoveryCodes: (t) => ({ title: t('codes.title'), text: t('codes.text'), submit: t('codes.submit') }),
  Passkey: (t) => ({ title: t('passkey.title'), text: t('passkey.text'), submit: t('passkey.submit') }),
};

const byJourney: Readonly<Record<Journey, (t: T, portal: string) => StepTexts>> = {
  Login: (t, portal) => ({
    title: t('login.title', { portal }),
    text: t('login.text'),
    submit: t('login.submit'),
  }),
  Registration: (t) => ({
    title: t('register.title'),
    text: t('register.text'),
    submit: t('register.submit'),
  }),
  ResetPassword: (t) => ({ title: t('reset.title'), text: t('reset.text'), submit: t('reset.submit') }),
  Invitation: (t) => ({
    title: t('invitation.title'),
    text: t('invitation.text'),
    submit: t('invitation.submit'),
  }),
};

/** Whether the journey waits until a mail is answered. */
export function isSuspended({ step }: JourneyView): boolean {
  return step?.callbacks.some(({ type }) => type === 'SuspendedTextOutputCallback') ?? false;
}

/** The title, text and button label of a step. */
export function stepLabels(view: JourneyView, t: T, portal: string): StepTexts {
  const { journey, step } = view;
  if (isSuspended(view)) {
    const text = journey === 'Registration' ? t('mail.register') : t('mail.reset');
    return { title: t('mail.title'), text, submit: '' };
  }
  const stage = step?.stage ?? '';
  const label = Object.hasOwn(byStage, stage) ? byStage[stage] : undefined;
  return (label ?? byJourney[journey])(t, portal);
}

/** The title of the page, independent of its step. */
export function journeyTitle(journey: Journey, t: T, portal: string): string {
  return byJourney[journey](t, portal).title;
}

/** The message for a field; undefined: it is valid. */
export function getProblemLabel({ problems, step }: JourneyView, field: string, t: T): string | undefined {
  const failed = problems.get(field) ?? [];
  if (failed.length === 0) return undefined;
  const type = step?.callbacks.find((callback) => getField(callback) === field)?.type;
  const isMissing = failed[0]?.rule === 'REQUIRED';
  if (isMissing && type?.includes('Password')) return t('problem.password');
  if (isMissing && type === 'TermsAndConditionsCallback') return t('problem.terms');
  return failed.map((policy) => getPolicyLabel(t, policy)).join(' ');
}

/** The same for the summary, with the name of the field. */
export function namedProblem(view: JourneyView, field: string, t: T): string {
  const label = getProblemLabel(view, field, t) ?? '';
  const callback = view.step?.callbacks.find((one) => getField(one) === field);
  const isGeneral = label === t('policy.required') && callback !== undefined;
  return isGeneral
    ? t('problem.named', { field: fieldLabel(callback, view.step?.stage ?? '', t), problem: label })
    : label;
}

const codes = new Set(['OneTimeCode', 'RecoveryCode', 'SetUpApp']);
const passwords = new Set(['ConfirmAddress', 'InvitedPassword']);

/** The message for an error of the journey. */
export function getErrorLabel(journeyError: JourneyError, t: T): string {
  switch (journeyError.kind) {
    case 'incomplete':
      return t('problem.summary');
    case 'expired':
      return t('problem.expired');
    case 'linkExpired':
      return t('problem.link');
    case 'tooMany': {
      const seconds = journeyError.retryAfterSeconds;
      return seconds < 120
        ? t('problem.tooMany.seconds', { seconds })
        : t('problem.tooMany.minutes', { minutes: Math.ceil(seconds / 60) });
    }
    case 'refused':
      if (journeyError.stage === 'Credentials') return t('problem.credentials');
      if (passwords.has(journeyError.stage)) return t('problem.wrongPassword');
      if (journeyError.stage.startsWith('Passkey')) return t('passkey.failed');
      return codes.has(journeyError.stage) ? t('problem.code') : t('problem.refused');
  }
}
