import { htmlToMarkup } from '../markup/html-to-markup.ts';
import { markdownToMarkup } from '../markup/markdown-to-markup.ts';
import { element, getLine, type Markup } from '../markup/markup.ts';
import type { SourceNote, SourcePage, SourceTexts } from '../source-item.ts';
import type { FieldValue, JsonRecord } from './record.ts';

/** Common names of fields by their meaning, the likeliest first. */
const names = {
  title: ['title', 'headline', 'heading', 'name', 'pagetitle', 'internalname'],
  slug: ['slug', 'url', 'path', 'handle', 'permalink', 'urlslug'],
  lead: ['lead', 'summary', 'excerpt', 'intro', 'introduction', 'teaser', 'abstract', 'subtitle'],
  description: ['metadescription', 'seodescription', 'description'],
  date: ['publicationdate', 'publishdate', 'publisheddate', 'date', 'publishedon', 'publishedat'],
  image: ['heroimage', 'hero', 'coverimage', 'cover', 'featuredimage', 'image', 'picture', 'thumbnail'],
};

const maxLeadLength = 400;

/** Fields that a system adds to its records for itself. */
const own = [
  'createdat',
  'createdby',
  'documentinstages',
  'history',
  'id',
  'locale',
  'localizations',
  'publishedat',
  'publishedby',
  'remoteid',
  'scheduledin',
  'stage',
  'typename',
  'updatedat',
  'updatedby',
];

/** Records that are referred to, but are not part of the page. */
const aside = /author|categor|related|seo|tag|parent|redirect/i;

export type RecordPage = SourcePage & {
  /** The keys of the records whose text is part of it. */
  parts: ReadonlySet<string>;
};

/**
 * Converts a record into a page: something with a title, and with text or an address of its own. Without text of its
 * own it takes that of the records it consists of. Undefined: it is a part of others. Fields without a place in a
 * page are reported.
 */
export function convertRecord(
  record: JsonRecord,
  source: string,
  findRecord: (key: string) => JsonRecord | undefined = () => undefined,
): RecordPage | undefined {
  const { title, slug, lead, description, date, image, bodies } = findFields(record);
  const isMadeOf = bodies.length > 0 ? [] : findReferences(record);
  if (!title || (bodies.length === 0 && !slug)) return undefined;
  const parts = new Map<string, string>();
  for (const field of isMadeOf) addParts(record, field, field, 0);

  const findValue = (field: string | undefined, language: string): FieldValue | undefined => {
    const values = field ? record.fields[field] : undefined;
    return values?.[language] ?? values?.[source];
  };
  const languages = new Set([title, ...bodies].flatMap((field) => Object.keys(record.fields[field] ?? {})));
  const texts: Record<string, SourceTexts> = {};
  const descriptionIsBody = description !== undefined && bodies.includes(description);
  for (const language of languages) {
    const notes: SourceNote[] = [];
    const note = (one: SourceNote) => notes.push(one);
    const findLine = (field: string | undefined) => getFieldText(findValue(field, language));
    const leadWords = findLine(lead);
    if (leadWords.length > maxLeadLength) note({ code: 'textCut', value: leadWords });
    const used = [
      title,
      slug,
      lead,
      description,
      date,
      image,
      ...bodies,
      ...(parts.size > 0 ? isMadeOf : []),
    ];
    for (const field of fieldsBeside(record, used)) note({ code: 'fieldLeft', value: field });
    texts[language] = {
      title: findLine(title),
      lead: leadWords.slice(0, maxLeadLength) || null,
      description: descriptionIsBody ? null : findLine(description) || null,
      body: [
        ...bodies.flatMap((field) => getBody(findValue(field, language), note)),
        ...[...parts].flatMap(([key, way]) => getPart(findRecord(key), way, language, note)),
      ],
      keepsLineBreaks: false,
      notes,
    };
  }
  const moment = findValue(date, source);
  const medium = findValue(image, source);
  return {
    slug: getFieldText(findValue(slug, source)),
    parent: null,
    address: null,
    publicationDate: moment?.kind === 'moment' ? moment.moment : null,
    image: medium?.kind === 'medium' ? medium.key : null,
    isPublic: true,
    isProtected: false,
    sortIndex: 1000,
    texts,
    parts: new Set(parts.keys()),
  };

  /** A record with an address of its own becomes a page of its own. */
  function addParts(from: JsonRecord, field: string, way: string, depth: number): void {
    for (const value of Object.values(from.fields[field] ?? {})) {
      for (const key of value.kind === 'records' ? value.keys : []) {
        const part = findRecord(key);
        if (!part || part === record || parts.has(key) || findFields(part).slug || parts.size >= maxParts)
          continue;
        parts.set(key, way);
        if (depth < deepest)
          for (const inner of findReferences(part)) addParts(part, inner, `${way} › ${inner}`, depth + 1);
      }
    }
  }

  function getPart(
    part: JsonRecord | undefined,
    way: string,
    language: string,
    note: (note: SourceNote) => void,
  ): Markup[] {
    if (!part) return [];
    const own = findFields(part);
    const find = (field: string | undefined) => {
      const values = field ? part.fields[field] : undefined;
      return values?.[language] ?? values?.[source];
    };
    const heading = getFieldText(find(own.title));
    const words = [own.lead, own.description].filter((field) => field && !own.bodies.includes(field));
    const medium = find(own.image);
    const used = [own.title, own.image, ...words, ...own.bodies, ...findReferences(part)];
    for (const field of fieldsBeside(part, used)) note({ code: 'fieldLeft', value: `${way} › ${field}` });
    return [
      ...(heading ? [element('h2', [heading])] : []),
      ...words.map((field) => element('p', [getFieldText(find(field))])),
      ...own.bodies.flatMap((field) => getBody(find(field), note)),
      ...(medium?.kind === 'medium' ? [element('import-media', [], { 'data-id': medium.key })] : []),
    ];
  }
}

/** The depth of records within each other, for one page. */
const deepest = 3;
const maxParts = 200;

/** Finds the fields of a record by their meaning. */
function findFields(record: JsonRecord) {
  const getField = (wanted: readonly string[]) =>
    wanted.map((name) => Object.keys(record.fields).find((field) => plain(field) === name)).find(Boolean);
  const { titleField } = record;
  const title = titleField && titleField in record.fields ? titleField : getField(names.title);
  const slug = getField(names.slug);
  const lead = getField(names.lead);
  const description = getField(names.description);
  const bodies = Object.keys(record.fields).filter(
    (field) => ![title, slug, lead, description].includes(field) && isBody(record, field),
  );
  if (bodies.length === 0 && description && isBody(record, description)) bodies.push(description);
  const image = [getField(names.image), firstMedium(record)].find(
    (field) => field && holds(record, field, 'medium'),
  );
  const date = [getField(names.date)].find((field) => field && holds(record, field, 'moment'));
  return { title, slug, lead, description, bodies, image, date };
}

function findReferences(record: JsonRecord): string[] {
  return Object.keys(record.fields).filter((field) => !aside.test(field) && holds(record, field, 'records'));
}

/** Fields with a value that have no place in a page. */
function fieldsBeside(record: JsonRecord, used: readonly (string | undefined)[]): string[] {
  return Object.keys(record.fields).filter((field) => !used.includes(field) && !own.includes(plain(field)));
}

function plain(field: string): string {
  return field.toLowerCase().replace(/[^a-z]/g, '');
}

function isBody(record: JsonRecord, field: string): boolean {
  return holds(record, field, 'words', 'html', 'rich');
}

function holds(record: JsonRecord, field: string, ...kinds: readonly FieldValue['kind'][]): boolean {
  return Object.values(record.fields[field] ?? {}).some(({ kind }) => kinds.includes(kind));
}

function firstMedium(record: JsonRecord): string | undefined {
  return Object.keys(record.fields).find((field) => holds(record, field, 'medium'));
}

function getFieldText(value: FieldValue | undefined): string {
  if (!value) return '';
  if (value.kind === 'line' || value.kind === 'words') return value.text.replace(/\s+/g, ' ').trim();
  return value.kind === 'rich' ? getLine(value.markup) : '';
}

function getBody(value: FieldValue | undefined, note: (note: SourceNote) => void): Markup[] {
  if (value?.kind === 'rich') return value.markup;
  if (value?.kind === 'html') return htmlToMarkup(value.html, note);
  return value?.kind === 'words' ? markdownToMarkup(value.text, note) : [];
}
