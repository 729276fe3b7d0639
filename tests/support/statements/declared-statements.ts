import { readdir } from 'node:fs/promises';
import type { CallExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isIdentifier,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';

/** What TypeScript knows about a value: one or several of `string`, `Date`, `number[]`, `object`. */
export type Shape = { kinds: string[]; mayBeNull: boolean; mayBeMissing: boolean };
export type Shapes = Record<string, Shape>;

export type Declaration = {
  /** Such as `services/support/ticket/ticket-row.ts:61`. */
  place: string;
  /** Matches the names of the statements that are declared there. */
  name: RegExp;
  /** Undefined: the result is not used. */
  row: Shapes | undefined;
  /** Undefined: the values are sent as JSON. */
  values: Shapes | undefined;
};

/** Each place in the program where SQL is declared, with the types of its rows and values. */
export async function readDeclarations(
  root: string,
): Promise<{ files: string[]; declarations: Declaration[] }> {
  const files = (await readdir(`${root}/services`, { recursive: true }))
    .filter((file) => /\.ts$/.test(file) && !/\.(test|tables)\.ts$|^foundation\/rows\.ts$/.test(file))
    .map((file) => `services/${file}`)
    .sort();
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error('TypeScript opened no project');
    const { program, checker } = project;
    const found: { file: string; declarations: Declaration[] }[] = files.map((file) => {
      const source = program.getSourceFile(`${root}/${file}`);
      return { file, declarations: source ? declarationsIn(source, file, checker) : [] };
    });
    return {
      files: found.filter(({ declarations }) => declarations.length > 0).map(({ file }) => file),
      declarations: found.flatMap(({ declarations }) => declarations),
    };
  } finally {
    api.close();
  }
}

const makers = ['statement', 'narrowed', 'insertInto', 'upsertInto'];

const makerOf = ({ expression }: CallExpression) => (isIdentifier(expression) ? expression.text : undefined);

function declarationsIn(source: SourceFile, file: string, checker: Checker): Declaration[] {
  if (!/foundation\/(statement|rows)\.ts'|from '\.\.?\/(statement|rows)\.ts'/.test(source.text)) return [];
  const found: Declaration[] = [];
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isCallExpression(node) || !makers.includes(makerOf(node) ?? '')) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push({ place: `${file}:${line + 1}`, name: nameOf(node), ...typesOf(node, checker) });
  };
  visit(source);
  return found;
}

/** `statement('name', …)`, `narrowed('name', …)`, `insertInto(table('schema.name'), …, { as: 'name' })`, `upsertInto({ name: 'schema.name' }, …)`. */
function nameOf(call: CallExpression): RegExp {
  const [first, , third] = call.arguments;
  if (['statement', 'narrowed'].includes(makerOf(call) ?? '')) return pattern(first);
  if (makerOf(call) === 'upsertInto') return pattern(tableName(first), 'upsert_into_');
  const as = property(third, 'as');
  if (as) return pattern(as);
  return pattern(tableName(first), 'insert_into_');
}

/** `table('schema.name')` or `{ name: 'schema.name' }`. */
function tableName(node: Expression | undefined): Expression | undefined {
  return node && isCallExpression(node) ? node.arguments[0] : property(node, 'name');
}

function pattern(node: Expression | undefined, prefix = ''): RegExp {
  if (node && isStringLiteral(node)) return new RegExp(`^${prefix}${literally(node.text)}$`);
  if (node && isTemplateExpression(node)) {
    const rest = node.templateSpans.map(({ literal }) => `.*${literally(literal.text)}`).join('');
    return new RegExp(`^${prefix}${literally(node.head.text)}${rest}$`);
  }
  throw new Error(`The name of a statement must be a text in place, and not ${node?.getText()}`);
}

const literally = (text: string) => text.replaceAll('.', '\\.');

function property(node: Node | undefined, name: string): Expression | undefined {
  let found: Expression | undefined;
  node?.forEachChild((child) => {
    if (isPropertyAssignment(child) && (child.name as { text?: string }).text === name)
      found = child.initializer;
  });
  return found;
}

function typesOf(call: CallExpression, checker: Checker): Pick<Declaration, 'row' | 'values'> {
  const [signature] = checker.getSignaturesOfType(checker.getTypeAtLocation(call)!, SignatureKind.Call);
  const values = signature!.getParameters()[1];
  const valueTypes = values ? membersOfRows(checker.getTypeOfSymbol(values)!) : [];
  const [promised] = checker.getTypeArguments(checker.getReturnTypeOfSignature(signature!) as never);
  const rowTypes = membersOfRows(promised!);
  return {
    row:
      rowTypes.length > 0 && rowTypes.every((type) => checker.getIndexInfosOfType(type).length === 0)
        ? shapesOf(rowTypes, checker)
        : undefined,
    values: makerOf(call) === 'upsertInto' ? undefined : shapesOf(valueTypes, checker),
  };

  /** The members of one row type or of an array of rows. */
  function membersOfRows(type: Type): Type[] {
    return members(type)
      .filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Never)))
      .flatMap((part) =>
        checker.isArrayType(part) || checker.isTupleType(part)
          ? checker.getTypeArguments(part as never).flatMap(membersOfRows)
          : [part],
      );
  }
}

const members = (type: Type): readonly Type[] =>
  type.isUnionType() ? (type as never as { getTypes(): Type[] }).getTypes() : [type];

/** The shapes of all properties that any of the types has. */
function shapesOf(types: readonly Type[], checker: Checker): Shapes {
  const shapes: Shapes = Object.create(null);
  for (const type of types) {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const shape = shapeOf(checker.getTypeOfSymbol(symbol)!, checker);
      const known = shapes[symbol.name];
      shapes[symbol.name] = known
        ? {
            kinds: [...new Set([...known.kinds, ...shape.kinds])],
            mayBeNull: known.mayBeNull || shape.mayBeNull,
            mayBeMissing: known.mayBeMissing || shape.mayBeMissing,
          }
        : shape;
    }
  }
  for (const [name, shape] of Object.entries(shapes)) {
    if (types.some((type) => !checker.getPropertyOfType(type, name))) shape.mayBeNull = true;
  }
  return shapes;
}

function shapeOf(type: Type, checker: Checker): Shape {
  const parts = members(type);
  return {
    kinds: [...new Set(parts.flatMap((part) => kindOf(part, checker)))],
    mayBeNull: parts.some(({ flags }) => flags & TypeFlags.Null),
    mayBeMissing: parts.some(({ flags }) => flags & TypeFlags.Undefined),
  };
}

function kindOf(type: Type, checker: Checker, depth = 0): string[] {
  const { flags } = type;
  if (flags & TypeFlags.Nullable || flags & TypeFlags.Never) return [];
  if (flags & TypeFlags.AnyOrUnknown) return ['unknown'];
  if (flags & TypeFlags.StringLike) return ['string'];
  if (flags & TypeFlags.NumberLike) return ['number'];
  if (flags & TypeFlags.BooleanLike) return ['boolean'];
  if (flags & TypeFlags.BigIntLike) return ['bigint'];
  const name = type.getSymbol()?.name;
  if (name === 'Date') return ['Date'];
  if (name === 'Buffer' || name === 'Uint8Array') return ['Buffer'];
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const elements = checker.getTypeArguments(type as never).flatMap(members);
    const kinds = [...new Set(elements.flatMap((element) => kindOf(element, checker, depth + 1)))];
    return kinds.length > 0 ? kinds.map((kind) => `${kind}[]`) : ['unknown[]'];
  }
  const inner =
    depth < 5
      ? checker
          .getPropertiesOfType(type)
          .flatMap((symbol) => members(checker.getTypeOfSymbol(symbol)!))
          .flatMap((part) => kindOf(part, checker, depth + 1))
      : [];
  return [inner.some((kind) => kind.includes('Date')) ? 'object with a Date' : 'object'];
}
