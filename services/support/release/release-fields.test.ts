import { getTableColumns } from 'drizzle-orm';
import { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { releaseFieldNames, releaseFields, releaseProblems } from '#contracts/support/releases.ts';
import { release as seedRelease } from '#seed/schema/portal/releases.ts';
import { statements } from '#services/foundation/statement.ts';
import { filledFields } from '../../../tests/support/records/filled-fields.ts';
import { schema } from '../schema.ts';
import { release } from './release.tables.ts';
import './save-releases.ts';

const notes = { en: ['Faster'] };
const filled = { ...filledFields(releaseFields), version: '9.3.0', notes };

function fieldsOfType(name: string) {
  const type = schema.getType(name);
  if (type instanceof GraphQLInputObjectType || type instanceof GraphQLObjectType) return type.getFields();
  throw new Error(`${name} has no fields`);
}

describe('DLC-01 a field that is declared is everywhere where releases are', () => {
  test.each(releaseFieldNames)('%s is taken and given by the API, stored and read', (name) => {
    const column = getTableColumns(release)[name].name;
    for (const type of ['ReleaseInput', 'ManagedRelease', 'Release']) {
      expect(fieldsOfType(type)).toHaveProperty(name);
    }
    for (const reader of ['support_releases', 'support_managed_releases']) {
      expect(statements.get(reader)?.text).toContain(`r."${column}"`);
    }
    const place = (statement: string) => statements.get(statement)!.parameters.indexOf(name) + 1;
    expect(statements.get('support_update_draft')?.text).toContain(
      `${column} = $${place('support_update_draft')}`,
    );
    expect(place('support_insert_draft')).toBeGreaterThan(0);
    expect(statements.get('upsert_into_support.release')?.text).toContain(`"${column}"`);
  });

  test('what was filled in has no problem; what is missing is named in the order of the form', () => {
    expect([...releaseProblems(filled)]).toEqual([]);
    const empty = Object.fromEntries(releaseFieldNames.map((name) => [name, '']));
    expect([...releaseProblems({ ...filled, ...empty })]).toEqual(
      releaseFieldNames.map((name) => [name, 'missing']),
    );
  });

  test.each([
    ['version', '-9.3', 'invalid'],
    ['version', '9 3', 'invalid'],
    ['version', '9'.repeat(41), 'tooLong'],
    ['software', 'lumen', 'invalid'],
    ['releasedOn', '2025-11-31', 'invalid'],
    ['releasedOn', '1925-11-30', 'invalid'],
    ['channel', 'beta', 'invalid'],
    ['requires', 'ticketing', 'invalid'],
  ])('%s "%s" is %s', (name, value, problem) => {
    expect([...releaseProblems({ ...filled, [name]: value })]).toEqual([[name, problem]]);
  });

  test('a seed file says each of them', () => {
    const { releasedOn, ...others } = filled;
    const entry = { id: 'lumen-plan-9.3.0', ...others, date: releasedOn, files: [] };
    expect(v.parse(seedRelease(new Set()), entry)).toEqual({
      id: 'lumen-plan-9.3.0',
      ...filled,
      files: [],
    });
    expect(v.safeParse(seedRelease(new Set()), { ...entry, version: '9 3' }).success).toBe(false);
  });
});
