import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { ReportProblem } from './problem.ts';

export type YamlObject = { [key: string]: unknown };

/** Reads one YAML file; undefined (and a problem) when it is not there or cannot be understood. */
export async function readYaml(directory: string, file: string, report: ReportProblem): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(join(directory, file), 'utf8');
  } catch {
    report({ file, message: 'is missing' });
    return undefined;
  }
  const document = parseDocument(text, { prettyErrors: true });
  for (const { message } of [...document.errors, ...document.warnings]) {
    report({ file, message: message.split('\n')[0] ?? message });
  }
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** A file that holds a list of objects. */
export async function readYamlList(
  directory: string,
  file: string,
  report: ReportProblem,
): Promise<YamlObject[]> {
  const content = await readYaml(directory, file, report);
  if (content === undefined || content === null) return [];
  if (Array.isArray(content) && content.every(isObject)) return content;
  report({ file, message: 'must be a list of entries with fields' });
  return [];
}

export function isObject(value: unknown): value is YamlObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
