import { describe, expect, test } from 'vitest';
import { paths } from '#contracts/identity/client.ts';
import type { Step } from './step.ts';
import { readSubmittedStep } from './submitted-step.ts';
import { type Outcome, openJourney, takeStep } from './take-step.ts';

const credentials: Step = {
  authId: 'a1',
  stage: 'Credentials',
  callbacks: [
    {
      type: 'NameCallback',
      output: [{ name: 'prompt', value: 'User Name' }],
      input: [{ name: 'IDToken1', value: '' }],
    },
    { type: 'PasswordCallback', output: [], input: [{ name: 'IDToken2', value: '' }] },
  ],
};
const again: Step = { ...credentials, authId: 'a2' };

/** A tenant that gives these answers one after the other, and its requests. */
function createTenant(...answers: Response[]) {
  const requests: { address: URL; headers: Headers; body: unknown }[] = [];
  const fetch = async (request: Request) => {
    const text = await request.text();
    requests.push({
      address: new URL(request.url),
      headers: request.headers,
      body: text && JSON.parse(text),
    });
    return answers.shift() ?? Response.error();
  };
  const client = {
    tenant: { url: 'http://embedded', fetch },
    visitor: '192.0.2.1',
    userAgent: 'Browser',
    cookie: 'idp_session=s',
    language: 'de',
  };
  return { requests, way: { client, journey: 'Login', query: {}, goto: '/en/x' } as const };
}

function sent(step: Step, fields: Record<string, string>) {
  const form = new FormData();
  form.set('step', JSON.stringify(step));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readSubmittedStep(form)!;
}

const getView = (outcome: Outcome) => {
  if (outcome.kind !== 'show') throw new Error('Nothing is shown');
  return outcome.view;
};
const failed = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });
const filled = { IDToken1: ' eva@nordlicht.example ', IDToken2: ' secret ' };

test('IDP-07 a journey begins as ForgeRock’s clients begin it, and says from where somebody tries', async () => {
  const { requests, way } = createTenant(Response.json(credentials));
  const view = getView(await openJourney(way));
  expect(view).toMatchObject({ step: credentials, goto: '/en/x', journeyError: undefined });
  const [{ address, headers }] = requests as [(typeof requests)[0]];
  expect(address.pathname).toBe(paths.authenticate);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    authIndexType: 'service',
    authIndexValue: 'Login',
  });
  const failures = ['x-requested-with', 'accept-api-version', 'x-visitor', 'cookie', 'accept-language'];
  expect(failures.map((name) => headers.get(name))).toEqual([
    'forgerock-sdk',
    'protocol=1.0,resource=2.1',
    '192.0.2.1',
    'idp_session=s',
    'de',
  ]);
});

test('IDP-07 a step goes back whole, filled in; a password as it was typed, everything else trimmed', async () => {
  const response = Response.json({ tokenId: 't', successUrl: '/', realm: '/alpha' });
  response.headers.append('set-cookie', 'idp_session=1; Path=/');
  response.headers.append('set-cookie', 'idp_session.sig=2; Path=/');
  const { requests, way } = createTenant(response);
  expect(await takeStep(way, sent(credentials, filled))).toEqual({
    kind: 'done',
    cookies: ['idp_session=1; Path=/', 'idp_session.sig=2; Path=/'],
  });
  const { authId, callbacks } = requests[0]!.body as Step;
  expect([authId, ...callbacks.map(({ input }) => input[0]?.value)]).toEqual([
    'a1',
    'eva@nordlicht.example',
    ' secret ',
  ]);
});

describe('IDP-07 what keeps somebody from going on', () => {
  test('empty fields are told without asking the tenant', async () => {
    const { requests, way } = createTenant();
    const view = getView(await takeStep(way, sent(credentials, { IDToken1: 'eva', IDToken2: '' })));
    expect([view.step?.authId, [...view.problems.keys()], view.journeyError?.kind]).toEqual([
      'a1',
      ['IDToken2'],
      'incomplete',
    ]);
    expect(view.typed).toEqual(new Map([['IDToken1', 'eva']]));
    expect(requests).toEqual([]);
  });

  test.each([
    [
      'refused',
      failed(401, { code: 401, message: 'Authentication Failed' }),
      { kind: 'refused', stage: 'Credentials' },
    ],
    ['too late', failed(401, { code: 401, message: 'Session has timed out' }), { kind: 'expired' }],
    ['too late by number', failed(401, { detail: { errorCode: '110' } }), { kind: 'expired' }],
    ['too often', failed(429, {}, { 'retry-after': '7' }), { kind: 'tooMany', retryAfterSeconds: 7 }],
    ['too often, nobody says how long', failed(429, {}), { kind: 'tooMany', retryAfterSeconds: 60 }],
    [
      'too often, beyond belief',
      failed(429, {}, { 'retry-after': '99999999' }),
      { kind: 'tooMany', retryAfterSeconds: 86_400 },
    ],
  ])(
    '%s: the journey begins anew and keeps what was typed, but no password',
    async (_, response, journeyError) => {
      const { way } = createTenant(response, Response.json(again));
      const view = getView(await takeStep(way, sent(credentials, filled)));
      expect(view.journeyError).toEqual(journeyError);
      expect(view.step?.authId).toBe('a2');
      expect(view.typed).toEqual(new Map([['IDToken1', 'eva@nordlicht.example']]));
    },
  );

  test('the same step once more tells which rules are broken, or that it was not right', async () => {
    const failedPolicies = [
      JSON.stringify({ policyRequirement: 'MIN_LENGTH', params: { minLength: 12 } }),
      'no JSON',
      '{}',
    ];
    const [name, password] = again.callbacks;
    const failures = {
      ...again,
      callbacks: [name, { ...password, output: [{ name: 'failedPolicies', value: failedPolicies }] }],
    };
    const first = createTenant(Response.json(failures));
    const view = getView(await takeStep(first.way, sent(credentials, filled)));
    expect(view.problems).toEqual(
      new Map([['IDToken2', [{ rule: 'MIN_LENGTH', params: { minLength: 12 } }]]]),
    );
    const second = createTenant(Response.json(again));
    expect(getView(await takeStep(second.way, sent(credentials, filled))).journeyError).toEqual({
      kind: 'refused',
      stage: 'Credentials',
    });
  });

  test('a link that does not hold', async () => {
    const { requests, way } = createTenant(failed(401, { message: 'Session has timed out' }));
    const view = getView(await openJourney({ ...way, query: { suspendedId: 'old' } }));
    expect(view).toMatchObject({ step: undefined, journeyError: { kind: 'linkExpired' } });
    expect(requests[0]?.address.searchParams.get('suspendedId')).toBe('old');
  });

  test.each([Response.error(), new Response('<html>', { status: 200 }), Response.json({}), failed(500, {})])(
    'a tenant that cannot tell is told of as what it is: 503',
    async (response) => {
      const { way } = createTenant(response);
      const refusal = await openJourney(way).catch((error: unknown) => error);
      expect((refusal as Response).status).toBe(503);
    },
  );
});

test('IDP-07 the button of another way leaves the fields of this one', async () => {
  const code: Step = {
    authId: 'a3',
    stage: 'OneTimeCode',
    callbacks: [
      { type: 'NameCallback', output: [], input: [{ name: 'IDToken1', value: '' }] },
      { type: 'ConfirmationCallback', output: [], input: [{ name: 'IDToken2', value: 0 }] },
    ],
  };
  const { requests, way } = createTenant(Response.json({ ...code, stage: 'RecoveryCode', authId: 'a4' }));
  const view = getView(await takeStep(way, sent(code, { IDToken1: '', IDToken2: '1' })));
  expect([view.step?.stage, view.journeyError]).toEqual(['RecoveryCode', undefined]);
  expect((requests[0]!.body as Step).callbacks[1]?.input[0]?.value).toBe(1);
});

test('IDP-07 yes and no are truth values; what the form did not ask is not taken', () => {
  const terms: Step = {
    authId: 'a5',
    stage: 'Account',
    callbacks: [
      { type: 'TermsAndConditionsCallback', output: [], input: [{ name: 'IDToken1', value: true }] },
    ],
  };
  const withInput = (fields: Record<string, string>) => sent(terms, fields).step.callbacks[0]?.input;
  expect(withInput({ IDToken1: 'true', IDToken2: 'x' })).toEqual([{ name: 'IDToken1', value: true }]);
  expect(withInput({})).toEqual([{ name: 'IDToken1', value: false }]);
});

test.each(['', 'no JSON', '[]', '{"authId":1}', `{"authId":"${'x'.repeat(70_000)}","callbacks":[]}`])(
  'a form without a step is none: %#',
  (step) => {
    const form = new FormData();
    form.set('step', step);
    expect(readSubmittedStep(form)).toBeUndefined();
  },
);
