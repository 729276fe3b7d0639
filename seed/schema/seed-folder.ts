import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Problem } from './problem.ts';
import { getSentence } from './sentence.ts';
import { type Path, parseYaml, type YamlText } from './yaml-text.ts';

/**
 * A folder of seed files, and the mistakes in them. Each file is read by the schema of its kind; references
 * to other files are checked afterwards, by the code that knows them all, and reported at the field that
 * contains them.
 */
export type SeedFolder = {
  readonly problems: Problem[];
  report: (problem: Problem) => void;
  has: (file: string) => Promise<boolean>;
  /** The relative paths of all `.yaml` files below a folder, sorted by name. */
  filesBelow: (folder: string) => Promise<string[]>;
  /** Reads a file with one entry; undefined: it is invalid, which was reported. */
  readEntry: <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ) => Promise<SeedEntry<v.InferOutput<Schema>> | undefined>;
  /** Reads a file with a list of entries, identified by one of their fields, or by several together. */
  readList: <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
    key: string | readonly string[],
  ) => Promise<SeedEntries<v.InferOutput<Schema>>>;
  /** Reads a file with entries by keys. */
  readRecord: <Schema extends v.GenericSchema>(
    file: string,
    schema: Schema,
  ) => Promise<SeedEntries<v.InferOutput<Schema>>>;
};

export type SeedEntry<Value> = {
  file: string;
  key: string;
  value: Value;
  /** Reports a mistake in the field at a path; entries of lists may be referred to by their ids. */
  report: (path: Path, message: string) => void;
  /**
   * Validates a part that the entry's own schema left open, so that mistakes in it do not keep the rest from
   * being validated.
   */
  readPart: <Schema extends v.GenericSchema>(
    path: Path,
    schema: Schema,
  ) => { value: v.InferOutput<Schema> } | undefined;
};

/**
 * The valid entries, in the file's order; `keys` has those of invalid ones, too, so that references to them
 * are not reported as well.
 */
export type SeedEntries<Value> = { entries: SeedEntry<Value>[]; keys: ReadonlySet<string> };

export function openSeedFolder(directory: string): SeedFolder {
  const problems: Problem[] = [];

  async function parse(file: string): Promise<YamlText | undefined> {
    const bytes = await readFile(join(directory, file)).catch(() => undefined);
    const text = bytes && decode(bytes);
    if (text !== undefined)
      return parseYaml(text, (place, message) => problems.push({ file, ...place, message }));
    problems.push({ file, message: bytes ? 'is not in UTF-8' : 'is missing' });
    return undefined;
  }

  /** Validates the value at a path of a file. `key` is the prefix of its fields in messages. */
  function check<Schema extends v.GenericSchema>(
    { file, yaml }: { file: string; yaml: YamlText },
    { value, at, key }: { value: unknown; at: Path; key: string },
    schema: Schema,
  ): SeedEntry<v.InferOutput<Schema>> | undefined {
    const report = (path: Path, message: string) => {
      const { steps, names } = findSteps(value, path);
      const field = [...(key ? [key] : []), ...names].join('/');
      const place = yaml.findPlace([...at, ...steps]);
      problems.push({ file, ...place, ...(field && { field }), message });
    };
    function parse<Part extends v.GenericSchema>(
      path: Path,
      part: unknown,
      partSchema: Part,
    ): { value: v.InferOutput<Part> } | undefined {
      const result = v.safeParse(partSchema, part);
      if (result.success) return { value: result.output };
      for (const issue of result.issues) {
        const way = (issue.path ?? []).map((step) => step.key as string | number);
        report([...path, ...way], getSentence(issue));
      }
      return undefined;
    }
    // Valibot accepts a list as an object.
    if (Array.isArray(value)) {
      report([], 'must be an entry with fields, not a list');
      return undefined;
    }
    const parsed = parse([], value, schema);
    return (
      parsed && {
        file,
        key,
        ...parsed,
        report,
        readPart: (path, partSchema) => parse(path, path.reduce<unknown>(getPart, value), partSchema),
      }
    );
  }

  return {
    problems,
    report: (problem) => problems.push(problem),
    has: (file) =>
      access(join(directory, file)).then(
        () => true,
        () => false,
      ),

    async filesBelow(folder) {
      const names = await readdir(join(directory, folder), { recursive: true }).catch(() => []);
      const files = names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort();
      for (const file of files) {
        if (/\.ya?ml$/i.test(file) && !file.endsWith('.yaml'))
          problems.push({ file, message: 'must end in .yaml' });
      }
      return files.filter((file) => file.endsWith('.yaml'));
    },

    async readEntry(file, schema) {
      const yaml = await parse(file);
      return yaml && check({ file, yaml }, { value: yaml.value, at: [], key: '' }, schema);
    },

    async readList(file, schema, key) {
      const yaml = await parse(file);
      const keys = new Set<string>();
      const entries: SeedEntry<v.InferOutput<typeof schema>>[] = [];
      if (!yaml) return { entries, keys };
      const list = yaml.value ?? [];
      if (!Array.isArray(list)) {
        problems.push({ file, ...yaml.findPlace([]), message: 'must be a list of entries' });
        return { entries, keys };
      }
      for (const [place, value] of list.entries()) {
        const parts = [key].flat().flatMap((field) => (isObject(value) ? (value[field] ?? []) : []));
        const name = getName(parts.length > 0 ? parts.join(' ') : undefined, place);
        const entry = check({ file, yaml }, { value, at: [place], key: name }, schema);
        if (keys.has(name))
          problems.push({ file, ...yaml.findPlace([place]), field: name, message: 'appears twice' });
        else if (entry) entries.push(entry);
        keys.add(name);
      }
      return { entries, keys };
    },

    async readRecord(file, schema) {
      const yaml = await parse(file);
      if (!yaml) return { entries: [], keys: new Set() };
      if (!isObject(yaml.value)) {
        problems.push({ file, ...yaml.findPlace([]), message: 'must be entries by their keys' });
        return { entries: [], keys: new Set() };
      }
      const entries = Object.entries(yaml.value).flatMap(
        ([key, value]) => check({ file, yaml }, { value, at: [key], key }, schema) ?? [],
      );
      return { entries, keys: new Set(Object.keys(yaml.value)) };
    },
  };
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The steps of a path with their names in messages: entries of lists by their id if they have one, otherwise
 * by position from 1. A field that a short form leaves out is not a step in the file.
 */
function findSteps(value: unknown, path: Path): { steps: Path; names: string[] } {
  let here = value;
  const steps: (string | number)[] = [];
  const names = path.map((given) => {
    const step = Array.isArray(here) && typeof given === 'string' ? placeOfId(here, given) : given;
    if (step === undefined) return String(given);
    steps.push(step);
    here = getPart(here, step);
    return typeof step === 'number' ? getName(getId(here), step) : step;
  });
  return { steps, names };
}

function getPart(value: unknown, step: string | number): unknown {
  return isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined;
}

function placeOfId(list: readonly unknown[], id: string): number | undefined {
  const place = list.findIndex((entry) => String(getId(entry)) === id);
  if (place >= 0) return place;
  return Number.isInteger(Number(id)) ? Number(id) - 1 : undefined;
}

/** Blocks are nested below their type, `hero: { id: intro }`. */
function getId(entry: unknown): unknown {
  if (!isObject(entry)) return undefined;
  const [only, ...more] = Object.values(entry);
  return entry.id ?? (more.length === 0 && isObject(only) ? only.id : undefined);
}

function getName(id: unknown, place: number): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : String(place + 1);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
