import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, readYaml } from '#seed/schema/yaml-file.ts';
import { catalogueLanguages } from '../language/texts.ts';
import type { ProductTexts } from '../product/stored-product.ts';
import { bindNumbers } from './bind-numbers.ts';

/** The words of all products, as `texts/{language}/{folder}/{slug}.yaml` has them. */
export type SeedTexts = {
  of: (folder: string, slug: string) => Record<string, ProductTexts>;
  /** Reports texts that no product has asked for. */
  reportUnused: () => void;
};

export async function readTexts(directory: string, report: ReportProblem): Promise<SeedTexts> {
  const found = new Map<string, Record<string, ProductTexts>>();
  const files = (await readdir(join(directory, 'texts'), { recursive: true }).catch(() => []))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name))
    .sort();
  for (const name of files) {
    const file = `texts/${name}`;
    const [, language = '', item] = /^(\w\w)\/((?:products|services)\/[a-z0-9-]+)\.yaml$/.exec(name) ?? [];
    if (!item || !catalogueLanguages.includes(language)) {
      report({ file, message: 'must be texts/{language}/products/{slug}.yaml or …/services/…' });
      continue;
    }
    const content = await readYaml(directory, file, report);
    if (content === undefined) continue;
    if (!isObject(content)) {
      report({ file, message: 'must have fields' });
      continue;
    }
    const fields = fieldsOf(content, file, '', report);
    const texts = readFields(fields, item.startsWith('services/'));
    fields.done();
    found.set(item, { ...found.get(item), [language]: texts });
  }
  const asked = new Set<string>();
  return {
    of(folder, slug) {
      asked.add(`${folder}/${slug}`);
      return found.get(`${folder}/${slug}`) ?? {};
    },
    reportUnused() {
      for (const item of found.keys()) {
        if (!asked.has(item)) report({ file: `texts/*/${item}.yaml`, message: 'there is no such product' });
      }
    },
  };
}

function readFields(fields: SeedFields, isService: boolean): ProductTexts {
  return {
    short: paragraphs(fields, 'short'),
    long: paragraphs(fields, 'long'),
    highlights: readHighlights(fields),
    benefits: isService ? atMostSix(fields, 'benefits') : null,
    details: isService ? atMostSix(fields, 'details') : null,
  };
}

function paragraphs(fields: SeedFields, field: string): string | null {
  const text = fields.textOr(field, null);
  return text && bindNumbers(text.trim());
}

function readHighlights(fields: SeedFields): ProductTexts['highlights'] {
  const list = fields.take('highlights');
  if (list === undefined) return null;
  const isList =
    Array.isArray(list) &&
    list.every((entry) => isObject(entry) && Object.keys(entry).sort().join() === 'name,text');
  const written = (text: unknown) => bindNumbers(String(text).trim());
  if (isList) return list.map(({ name, text }) => ({ name: written(name), text: written(text) }));
  fields.report('highlights', 'must be a list of name and text');
  return null;
}

function atMostSix(fields: SeedFields, field: string): string[] | null {
  if (fields.take(field) === undefined) return null;
  const list = fields.list(field);
  if (list.length > 6) fields.report(field, 'must have at most six entries');
  return list.map(bindNumbers);
}
