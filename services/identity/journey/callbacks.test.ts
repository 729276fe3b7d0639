import { expect, test } from 'vitest';
import { callback, getCallbacks, readCallbackInputs } from './callbacks.ts';

const fields = [
  callback.suspended('Hello'),
  callback.name('email', 'User Name'),
  callback.newPassword('password', 'Password', {
    all: [{ rule: 'MIN_LENGTH', params: { minLength: 12 } }],
    broken: [{ rule: 'MIN_LENGTH', params: { minLength: 12 } }],
  }),
  callback.terms('terms', '1'),
  callback.confirmation('way', ['continue', 'code']),
];

test('IDP-07 a step goes over the wire as ForgeRock writes it', () => {
  const callbacks = getCallbacks(fields);
  expect(callbacks.map(({ type, input }) => [type, input.map(({ name }) => name)])).toEqual([
    ['SuspendedTextOutputCallback', []],
    ['NameCallback', ['IDToken2']],
    ['ValidatedCreatePasswordCallback', ['IDToken3', 'IDToken3validateOnly']],
    ['TermsAndConditionsCallback', ['IDToken4']],
    ['ConfirmationCallback', ['IDToken5']],
  ]);
  const reported = Object.fromEntries(callbacks[2]!.output.map(({ name, value }) => [name, value]));
  expect(reported).toMatchObject({
    policies: {
      policyRequirements: ['MIN_LENGTH'],
      policies: [{ policyId: 'MIN_LENGTH', policyRequirements: ['MIN_LENGTH'], params: { minLength: 12 } }],
    },
    failedPolicies: ['{"policyRequirement":"MIN_LENGTH","params":{"minLength":12}}'],
    validateOnly: false,
  });
});

const posted = (values: Record<string, unknown>) =>
  Object.entries(values).map(([name, value]) => ({ input: [{ name, value }] }));

test('IDP-07 answers are read by what was asked', () => {
  const answers = readCallbackInputs(
    fields,
    posted({ IDToken2: 'ada', IDToken3: 'secret', IDToken4: 'true', IDToken5: '1', IDToken9: 'more' }),
  );
  expect([answers.text('email'), answers.text('password')]).toEqual(['ada', 'secret']);
  expect([answers.isTrue('terms'), answers.index('way'), answers.onlyChecks]).toEqual([true, 1, false]);
  expect(readCallbackInputs(fields, posted({ IDToken3validateOnly: true })).onlyChecks).toBe(true);
});

test.each([
  undefined,
  null,
  'text',
  [null],
  [{ input: 'x' }],
  [{ input: [null] }],
  [{ input: [{ name: 'IDToken2', value: { $ne: '' } }] }],
  posted({ IDToken1: 'x', IDToken0: 'y' }),
])('IDP-07 of what is not an answer nothing is read: %j', (body) => {
  const answers = readCallbackInputs(fields, body);
  expect([answers.text('email'), answers.isTrue('terms'), answers.index('way')]).toEqual(['', false, 0]);
});

test('IDP-07 of a text no more is read than could be right, and nothing that no database keeps', () => {
  const read = (value: string) => {
    const answers = readCallbackInputs(fields, posted({ IDToken2: value, IDToken3: value }));
    return [answers.text('email'), answers.text('password')];
  };
  expect(read('x'.repeat(30_000)).map(({ length }) => length)).toEqual([300, 1000]);
  expect(read('a\0b')).toEqual(['a\uFFFDb', 'a\uFFFDb']);
  expect(read('a\ud83d')).toEqual(['a\uFFFD', 'a\uFFFD']);
  expect(read('🔩'.repeat(600)).every((text) => text.isWellFormed())).toBe(true);
});
