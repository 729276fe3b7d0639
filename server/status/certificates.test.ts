import { once } from 'node:events';
import { createServer as createPlainServer } from 'node:net';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwAwayCertificate } from '../../tests/support/throw-away-certificate.ts';
import { findCertificates, findSecureHosts } from './certificates.ts';

const secure = createServer(throwAwayCertificate);
const silent = createPlainServer();
const hostOf = (server: typeof silent) => {
  const address = server.address();
  return `localhost:${typeof address === 'object' ? address?.port : ''}`;
};

beforeAll(async () => {
  for (const server of [secure, silent]) await once(server.listen(0, 'localhost'), 'listening');
});
afterAll(() => {
  secure.close();
  silent.close();
});

test('a certificate says how long it holds; a host that shows none does not hold up the others', async () => {
  const hosts = [hostOf(secure), hostOf(silent), 'localhost:1'];
  const [shown, hanging, absent] = await findCertificates(hosts, 500);
  expect(shown).toEqual({ host: hosts[0], until: '2126-11-04T06:35:01.000Z' });
  expect([hanging?.until, absent?.until]).toEqual([null, null]);
});

test('the hosts are those of the settings, and none without HTTPS', () => {
  const siteHosts = new Map([
    ['www.group.example', 'www.example.com'],
    ['www.wirelane.example', 'wirelane.example.com'],
  ]);
  expect(findSecureHosts({ origin: 'https://www.example.com', siteHosts })).toEqual([
    'www.example.com',
    'wirelane.example.com',
  ]);
  expect(findSecureHosts({ origin: 'http://www.example.com', siteHosts })).toEqual([]);
  expect(findSecureHosts({ origin: undefined, siteHosts })).toEqual([]);
});
