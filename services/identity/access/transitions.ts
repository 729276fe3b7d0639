import type { AccessState } from '#contracts/identity/accesses.ts';
import { conflict } from '#services/foundation/refusals.ts';

/** The next state after each action (decision 13); an action is refused in states that are not named. */
const transitions = {
  /** For somebody without an account. */
  invite: { none: 'invited' },
  /** For somebody with one. */
  add: { none: 'active' },
  request: { none: 'pending' },
  /** The invited person follows the link. */
  accept: { invited: 'active' },
  expire: { invited: 'inviteExpired' },
  resendInvite: { invited: 'invited' },
  sendNewInvite: { inviteExpired: 'invited' },
  acceptRequest: { pending: 'active' },
  deny: { pending: 'declined' },
  grant: { declined: 'active', inactive: 'active' },
  update: { invited: 'invited', pending: 'pending', active: 'active', inactive: 'inactive' },
  suspend: { active: 'inactive' },
  resume: { inactive: 'active' },
  withdraw: {
    invited: 'none',
    inviteExpired: 'none',
    pending: 'none',
    active: 'none',
    inactive: 'none',
    declined: 'none',
    unknown: 'none',
  },
} as const satisfies Record<string, Partial<Record<AccessState, AccessState>>>;

export type AccessAction = keyof typeof transitions;
export const accessActions = Object.keys(transitions) as AccessAction[];

/** The actions of an administrator on an existing access. */
export const administratorActions = [
  'grant',
  'acceptRequest',
  'update',
  'resendInvite',
  'sendNewInvite',
  'deny',
  'suspend',
  'resume',
  'withdraw',
] as const satisfies readonly AccessAction[];
export type AdministratorAction = (typeof administratorActions)[number];

/** The state after an action; undefined: the state does not allow it. */
export function stateAfter(action: AccessAction, state: AccessState): AccessState | undefined {
  const allowed: Partial<Record<AccessState, AccessState>> = transitions[action];
  return allowed[state];
}

/** @throws CONFLICT when the state does not allow the action */
export function nextState(action: AccessAction, state: AccessState): AccessState {
  const next = stateAfter(action, state);
  if (!next) throw conflict(`This cannot be done: the access is ${state}.`, { reason: 'state', state });
  return next;
}
