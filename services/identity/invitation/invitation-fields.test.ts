import { getTableColumns } from 'drizzle-orm';
import { GraphQLInputObjectType, GraphQLNonNull } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkField } from '#contracts/form-fields.ts';
import {
  invitationFieldNames,
  invitedFieldNames,
  invitedFields,
} from '#contracts/identity/invitation-fields.ts';
import { statements } from '#services/foundation/statement.ts';
import { person } from '../person/person.tables.ts';
import { schema } from '../schema.ts';
import { invitedRules } from './invite-person.ts';

const input = schema.getType('InvitationInput') as GraphQLInputObjectType;

describe('UAD-01 a field of the invitation that is declared is everywhere where people are invited', () => {
  test.each(invitationFieldNames)('%s has to be given to the API', (name) => {
    expect(input).toBeInstanceOf(GraphQLInputObjectType);
    expect(input.getFields()[name]?.type).toBeInstanceOf(GraphQLNonNull);
  });

  test.each(invitedFieldNames)('%s is stored in its column', (name) => {
    const column = getTableColumns(person)[name].name;
    const insert = statements.get('insert_into_identity.person');
    expect(insert?.text).toContain(`"${column}"`);
    expect(insert?.parameters).toContain(name);
  });

  test.each(invitedFieldNames)('%s is checked by its declaration', (name) => {
    const isWrong = checkField(invitedFields[name], '') !== undefined;
    expect(invitedRules[name]('') !== undefined).toBe(isWrong);
    expect(invitedRules[name]('x'.repeat(10_000))).toBeDefined();
  });
});
