import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { getDraft, getInput, missingLanguages, problemsAfter, problemsBefore } from './release-draft.ts';
import type { ManagedRelease } from './release-operations.ts';

const file = {
  name: 'a.zip',
  kind: 'installer',
  platform: 'any',
  language: null,
  size: 1,
  sha256: 'x',
  url: null,
} as const;
const release: ManagedRelease = {
  id: 'r',
  software: 'lumenPlan',
  softwareName: 'Lumen Plan',
  version: '9.3.0',
  channel: 'stable',
  releasedOn: '2025-11-20',
  requires: 'masterData',
  state: 'draft',
  revision: 2,
  actions: ['save'],
  notes: [{ language: 'de', lines: ['Schneller', 'Kleiner'] }],
  files: [file],
  events: [],
};
const today = '2025-12-01';

describe('DLC-01 the draft of a release', () => {
  test('is what was sent before', () => {
    const { files, notes, software, version, channel, releasedOn, requires } = release;
    const known = { software, version, channel, releasedOn, requires, notes };
    const { name, kind, platform, language } = file;
    expect(getInput(getDraft(release, today), files)).toEqual({
      ...known,
      files: [{ name, kind, platform, language }],
    });
  });

  test('keeps one change a line, without empty ones, and what is said of a file', () => {
    const draft = {
      ...getDraft(undefined, today),
      notes: { en: ' One \n\n Two', fr: ' \n' },
      facts: { 'a.zip': { kind: 'update', platform: 'linux', language: null } as const },
    };
    const input = getInput(draft, [file]);
    expect(input.notes).toEqual([{ language: 'en', lines: ['One', 'Two'] }]);
    expect(input.files).toEqual([{ name: 'a.zip', kind: 'update', platform: 'linux', language: null }]);
    expect(input.releasedOn).toBe(today);
  });

  test('says what is missing in the order of the form', () => {
    expect([...problemsBefore(getDraft(undefined, today))]).toEqual([
      ['software', 'missing'],
      ['version', 'missing'],
      ['requires', 'missing'],
    ]);
    expect(problemsBefore(getDraft(release, today)).size).toBe(0);
  });

  test('hears from the back end what else is wrong', () => {
    const refused = new OperationError('', 'BAD_USER_INPUT', { fields: { version: 'taken' } });
    expect([...problemsAfter(refused)]).toEqual([['version', 'taken']]);
    expect(problemsAfter(new OperationError('', 'CONFLICT')).size).toBe(0);
  });

  test('offers the languages that it lacks', () => {
    expect(missingLanguages(getDraft(release, today))).toEqual(
      languages.filter((language) => language !== 'de' && language !== 'en'),
    );
  });
});
