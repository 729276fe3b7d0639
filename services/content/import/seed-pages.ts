import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { isObject, readYaml, type YamlObject } from '#seed/schema/yaml-file.ts';
import { contentLanguages } from '../language/content-languages.ts';

/** A page as its files have it: structure and source texts, and one file for each translation. */
export type SeedPage = {
  site: string;
  /** `main/about-us/innovation`, `main/home@cn`. */
  name: string;
  path: string;
  /** Of a variant, by its file's name; else undefined. */
  countries: string[] | undefined;
  file: string;
  source: YamlObject;
  translations: { language: string; file: string; content: YamlObject }[];
};

const fileName =
  /^(?<site>[^/]+)\/(?<path>[a-z0-9/-]+?)(?:@(?<country>[a-z]{2}))?(?:\.(?<language>[a-z]{2}))?\.yaml$/;

type PageFile = {
  name: string;
  file: string;
  language: string | undefined;
  site: string;
  path: string;
  country: string | undefined;
};

/** Reads all files below `pages/`. */
export async function readSeedPages(directory: string, report: ReportProblem): Promise<SeedPage[]> {
  const files = await pageFiles(directory, report);
  const contents = await Promise.all(files.map(({ file }) => readYaml(directory, file, report)));
  const pages = new Map<string, SeedPage>();

  const read = files.map((file, index) => ({ file, content: contents[index] }));
  for (const { file: page, content } of read.filter(({ file }) => !file.language)) {
    if (content === undefined) continue;
    if (!isObject(content)) report({ file: page.file, message: 'must have fields' });
    else pages.set(page.name, seedPageOf(page, content));
  }
  for (const { file: translation, content } of read) {
    const { language, name, file } = translation;
    if (!language || content === undefined) continue;
    const page = pages.get(name);
    if (!page) report({ file, message: `translates ${name}.yaml, which cannot be read` });
    else if (!isObject(content)) report({ file, message: 'must have fields' });
    else page.translations.push({ language, file, content });
  }
  return [...pages.values()];
}

function seedPageOf({ site, path, country, file, name }: PageFile, source: YamlObject): SeedPage {
  return {
    site,
    name,
    path: path === 'home' ? '/' : `/${path}`,
    countries: country ? [country.toUpperCase()] : undefined,
    file,
    source,
    translations: [],
  };
}

async function pageFiles(directory: string, report: ReportProblem): Promise<PageFile[]> {
  const entries = await readdir(join(directory, 'pages'), { recursive: true }).catch(() => []);
  const files: PageFile[] = [];
  for (const entry of entries.map((name) => name.replaceAll('\\', '/')).sort()) {
    if (!entry.endsWith('.yaml')) continue;
    const file = `pages/${entry}`;
    const { site, path, country, language } = fileName.exec(entry)?.groups ?? {};
    if (!site || !path)
      report({ file, message: 'must be named by its path: lower case, digits and hyphens' });
    else if (language && !contentLanguages.includes(language))
      report({ file, message: `${language} is no language` });
    else
      files.push({
        site,
        path,
        country,
        language,
        file,
        name: `${site}/${path}${country ? `@${country}` : ''}`,
      });
  }
  return files;
}
