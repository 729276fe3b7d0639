import type { CompiledMessage } from 'icu-minify/format';

/** The TypeScript type of a message's argument. */
export type ArgumentType = string;

// icu-minify 4.14 has these numbers in its own types file and does not export them.
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;
const SELECT_ORDINAL = 3;
const NUMBER = 4;
const DATE = 5;
const TIME = 6;

const TYPE_OF_FORMAT: Record<number, ArgumentType> = {
  [PLURAL]: 'number',
  [SELECT_ORDINAL]: 'number',
  [NUMBER]: 'number',
  [DATE]: 'Date | number',
  [TIME]: 'Date | number',
};

/**
 * Takes a compiled message, returns its arguments with their types in order of appearance. Throws on
 * rich-text tags: messages contain no markup.
 */
export function messageArguments(message: CompiledMessage): Map<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  visit(message, found);
  return found;
}

/** Takes a compiled message, returns the plural categories of every plural argument in it. */
export function pluralCategories(message: CompiledMessage): Map<string, string[]> {
  const found = new Map<string, string[]>();
  visit(message, new Map(), (name, options) => found.set(name, Object.keys(options)));
  return found;
}

type OnPlural = (name: string, options: Record<string, unknown>) => void;

function visit(node: unknown, found: Map<string, ArgumentType>, onPlural?: OnPlural): void {
  if (typeof node === 'string' || node === POUND) return;
  for (const part of node as unknown[]) {
    if (typeof part === 'string' || part === POUND) continue;
    const [name, format, options] = part as [string, unknown?, Record<string, unknown>?];
    if (format !== undefined && typeof format !== 'number') throw new Error(`Message holds a tag <${name}>`);
    const branches = format === SELECT || format === PLURAL || format === SELECT_ORDINAL ? options! : {};
    const type = format === SELECT ? selectType(branches) : (TYPE_OF_FORMAT[format as number] ?? 'string');
    // An argument used twice gets the stricter type: "{count} … {count, plural, …}" is a number.
    if (!found.has(name) || found.get(name) === 'string') found.set(name, type);
    if (format === PLURAL) onPlural?.(name, branches);
    for (const branch of Object.values(branches)) visit(branch, found, onPlural);
  }
}

function selectType(branches: Record<string, unknown>): ArgumentType {
  const named = Object.keys(branches).filter((key) => key !== 'other');
  return [...named.map((key) => `'${key}'`), '(string & {})'].join(' | ');
}
