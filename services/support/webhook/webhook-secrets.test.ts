import { expect, test } from 'vitest';
import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import { exchangeSecret, makeSecret, sign, signWebhook } from './webhook-secrets.ts';

const seal = createSeal('the secret of this installation, for tests', 'support: webhooks');
const now = new Date('2026-11-24T09:12:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const message = { id: 'M-1', body: '{}' };
const signatures = (secrets: Parameters<typeof signWebhook>[1], at: Date) =>
  signWebhook(seal, secrets, message, at)['webhook-signature']?.split(' ');

test('FRM-01 a message is signed as the example of Standard Webhooks', () => {
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  expect(sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example, 1_614_265_330)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('FRM-01 while a secret is exchanged both sign, then the new one alone', () => {
  const [first, second] = [makeSecret(), makeSecret()];
  const before = exchangeSecret(seal, first, [], now);
  const exchanged = exchangeSecret(seal, second, before, now);
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  expect(signatures(exchanged, after(23))).toEqual(
    [second, first].map((secret) => sign(secret, message, seconds(after(23)))),
  );
  expect(signatures(exchanged, after(25))).toEqual([sign(second, message, seconds(after(25)))]);
});

test('FRM-01 what is stored shows no secret, and no more than three sign', () => {
  let kept = exchangeSecret(seal, makeSecret(), [], now);
  for (let times = 0; times < 5; times++) {
    const secret = makeSecret();
    kept = exchangeSecret(seal, secret, kept, now);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6, 20));
  }
  expect(signatures(kept, now)).toHaveLength(3);
});
