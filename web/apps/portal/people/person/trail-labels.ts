import { applications } from '#contracts/identity/roles.ts';
import type { Portal } from '../../portal.ts';

/** The events of the trail that have a label; any other event shows its own name. */
const known = [
  'access.acceptRequest',
  'access.add',
  'access.deny',
  'access.expire',
  'access.grant',
  'access.invite',
  'access.join',
  'access.request',
  'access.resendInvite',
  'access.resume',
  'access.sendNewInvite',
  'access.suspend',
  'access.update',
  'access.withdraw',
  'account.delete',
  'account.register',
  'email.change',
  'email.request',
  'invitation.accept',
  'organisation.add',
  'organisation.remove',
  'password.change',
  'person.delete',
  'person.invite',
  'profile.update',
  'secondFactor.release',
  'secondFactor.require',
  'secondFactor.resetFor',
  'session.end',
  'signIn.failed',
  'signIn.success',
] as const;

/** The label of an event in the trail, with the application concerned. `details` is the back end's JSON. */
export function trailLabels(action: string, details: string, texts: Portal['texts']): string {
  const event = known.find((one) => one === action);
  const words = event ? texts('people')(`event.${event}`) : action;
  const application = findApplication(details);
  if (!application) return words;
  return texts('application')('labelled', { label: words, value: texts('portal')(`service.${application}`) });
}

function findApplication(details: string) {
  try {
    const { application } = JSON.parse(details) as { application?: unknown };
    return applications.find((key) => key === application);
  } catch {
    return undefined;
  }
}
