import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** The maximum depth of a ticket's fields. */
const depth = 5;

/** A query for a field with everything that can be selected below it. */
export function everyField(schema: GraphQLSchema, name: string, args = ''): string {
  const { type } = schema.getQueryType()!.getFields()[name]!;
  return `{ ${name}${args && `(${args})`} ${selectAll(schema, getNamedType(type), depth)} }`;
}

function selectAll(schema: GraphQLSchema, type: GraphQLNamedType, left: number): string {
  if (isUnionType(type)) {
    const kinds = schema.getPossibleTypes(type);
    return `{ ${kinds.map((kind) => `... on ${kind.name} ${selectAll(schema, kind, left)}`).join(' ')} }`;
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type);
    if (field.args.some(isRequiredArgument) || (!isLeafType(of) && left === 0)) return [];
    return [`${field.name} ${selectAll(schema, of, left - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}
