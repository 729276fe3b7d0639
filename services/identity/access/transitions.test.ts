import { describe, expect, test } from 'vitest';
import { type AccessState, accessStates } from '#contracts/identity/accesses.ts';
import { type AccessAction, accessActions, nextState, stateAfter } from './transitions.ts';

/** Decision 13, written a second time: every state by every action. A dot is a refusal. */
const table = `
action         none    invited       inviteExpired pending  active    inactive  declined  unknown
invite         invited .             .             .        .         .         .         .
add            active  .             .             .        .         .         .         .
request        pending .             .             .        .         .         .         .
accept         .       active        .             .        .         .         .         .
expire         .       inviteExpired .             .        .         .         .         .
resendInvite   .       invited       .             .        .         .         .         .
sendNewInvite  .       .             invited       .        .         .         .         .
acceptRequest  .       .             .             active   .         .         .         .
deny           .       .             .             declined .         .         .         .
grant          .       .             .             .        .         active    active    .
update         .       invited       .             pending  active    inactive  .         .
suspend        .       .             .             .        inactive  .         .         .
resume         .       .             .             .        .         active    .         .
withdraw       .       none          none          none     none      none      none      none
`;

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ +/));
const cases = rows.flatMap(([action, ...states]) =>
  states.map(
    (to, at) => [action as AccessAction, head[at + 1] as AccessState, to === '.' ? undefined : to] as const,
  ),
);

describe('UAD-02 the life of an access', () => {
  test('the table knows every state and every action', () => {
    expect(head.slice(1)).toEqual(accessStates);
    expect(rows.map(([action]) => action).sort()).toEqual([...accessActions].sort());
    expect(cases).toHaveLength(accessStates.length * accessActions.length);
  });

  test.each(cases)('%s from %s leads to %s', (action, from, to) => {
    expect(stateAfter(action, from)).toBe(to);
    if (to) expect(nextState(action, from)).toBe(to);
    else expect(() => nextState(action, from)).toThrow(/cannot be done/);
  });
});
