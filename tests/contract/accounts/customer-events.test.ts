import { expect, test } from 'vitest';
import { openAccountsForFile, trusted } from '../../support/back-ends/accounts.ts';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';
import { operations, type Shown } from './customer-operations.ts';

const { call } = openAccountsForFile({});

const by = 'Petra Ott';
const hof = { id: '', name: 'Hof', city: 'Hof', country: 'DE', timeZone: 'Europe/Berlin' };
const input = { name: 'Werra Kabel GmbH', city: 'Hof', country: 'DE', subRegion: 'DACH', locations: [hof] };
const edit = (operation: keyof typeof operations, variables: object) =>
  call(undefined, operations[operation], { by, ...variables }, trusted);

test('UAD-01 each change of an organisation leaves one event, without whoever was invited', async () => {
  const id = 'WERRA-EVENTS';
  const created = (await edit('create', { id, kind: 'customer', input })).data as { changed: Shown };
  const { revision, locations } = created.changed;
  await edit('change', { id, revision, input: { ...input, locations, name: 'Werra Draht GmbH' } });
  await edit('change', { id, revision, input: { ...input, locations, name: 'Too late' } });
  await edit('allow', { id, domain: 'werra.example', joining: 'request' });
  const person = { firstName: 'Anna', lastName: 'Wolf', email: 'anna.wolf@werra.example', language: 'de' };
  await edit('invite', { id, kind: 'customer', person });
  await edit('close', { id, closed: true });
  const events = eventsOf(id, (await call(undefined, eventsQuery, {}, trusted)).data);
  expect(events.map(({ operation, subjects }) => [operation, ...subjects])).toEqual([
    ['createOrganisation', 'Werra Kabel GmbH'],
    ['changeOrganisation', 'Werra Draht GmbH'],
    ['allowOrganisationDomain', 'Werra Draht GmbH'],
    ['inviteOrganisationAdministrator', 'Werra Draht GmbH'],
    ['setOrganisationClosed', 'Werra Draht GmbH'],
  ]);
  expect(JSON.stringify(events)).not.toContain('Wolf');
});
