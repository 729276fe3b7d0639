import type { ReportProblem } from './problem.ts';
import { isObject, type YamlObject } from './yaml-file.ts';

/** Reads the fields of one entry of a file and says which of them are not as they must be. */
export function fieldsOf(entry: YamlObject, file: string, name: string, reportProblem: ReportProblem) {
  const read = new Set<string>();
  const report = (field: string, message: string) =>
    reportProblem({ file, field: name ? `${name}/${field}` : field, message });
  const take = (field: string) => {
    read.add(field);
    return entry[field] ?? undefined;
  };

  return {
    report,
    take,
    text(field: string): string {
      const value = take(field);
      if (value === undefined || typeof value === 'object') report(field, 'must be a text');
      return String(value ?? '');
    },
    textOr<Other>(field: string, other: Other): string | Other {
      const value = take(field);
      return value === undefined ? other : String(value);
    },
    flag(field: string): boolean {
      const value = take(field) ?? false;
      if (typeof value !== 'boolean') report(field, 'must be true or false');
      return value === true;
    },
    list(field: string): string[] {
      const value = take(field) ?? [];
      if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value;
      report(field, 'must be a list of texts');
      return [];
    },
    /** A text by language. */
    texts(field: string): Record<string, string> {
      const value = take(field) ?? {};
      if (isObject(value) && Object.values(value).every((text) => typeof text === 'string')) {
        return value as Record<string, string>;
      }
      report(field, 'must be texts by language (write texts that look like numbers in quotes)');
      return {};
    },
    /** Call it last: everything that was not asked for is a slip. */
    done(): void {
      for (const field of Object.keys(entry)) if (!read.has(field)) report(field, 'is no field here');
    },
  };
}

export type SeedFields = ReturnType<typeof fieldsOf>;
