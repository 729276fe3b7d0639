import { getLine, type Markup } from '../markup/markup.ts';
import { markupOfHtml } from '../markup/markup-of-html.ts';
import { markupOfMarkdown } from '../markup/markup-of-markdown.ts';
import type { SourceNote, SourcePage, SourceTexts } from '../source-item.ts';
import type { FieldValue, JsonRecord } from './record.ts';

/** What fields are called that say the same everywhere, the likeliest first. */
const names = {
  title: ['title', 'headline', 'heading', 'name', 'pagetitle', 'internalname'],
  slug: ['slug', 'url', 'path', 'handle', 'permalink', 'urlslug'],
  lead: ['lead', 'summary', 'excerpt', 'intro', 'introduction', 'teaser', 'abstract', 'subtitle'],
  description: ['metadescription', 'seodescription', 'description'],
  date: ['publicationdate', 'publishdate', 'publisheddate', 'date', 'publishedon', 'publishedat'],
  image: ['heroimage', 'hero', 'coverimage', 'cover', 'featuredimage', 'image', 'picture', 'thumbnail'],
};

const longestLead = 400;

/**
 * The page that a record is: something with a title and with words to read. Undefined: it has not both, so it is a part
 * of others. `displayField`: where its own system finds its title.
 */
export function pageOfRecord(
  record: JsonRecord,
  source: string,
  displayField?: string,
): SourcePage | undefined {
  const getField = (wanted: readonly string[]) =>
    wanted.map((name) => Object.keys(record.fields).find((field) => plain(field) === name)).find(Boolean);
  const title = displayField && displayField in record.fields ? displayField : getField(names.title);
  const slug = getField(names.slug);
  const lead = getField(names.lead);
  const description = getField(names.description);
  const bodies = Object.keys(record.fields).filter(
    (field) => ![title, slug, lead, description].includes(field) && isBody(record, field),
  );
  const descriptionIsBody = bodies.length === 0 && description && isBody(record, description);
  if (descriptionIsBody) bodies.push(description);
  if (!title || bodies.length === 0) return undefined;

  const findValue = (field: string | undefined, language: string): FieldValue | undefined => {
    const values = field ? record.fields[field] : undefined;
    return values?.[language] ?? values?.[source];
  };
  const languages = new Set([title, ...bodies].flatMap((field) => Object.keys(record.fields[field] ?? {})));
  const texts: Record<string, SourceTexts> = {};
  for (const language of languages) {
    const notes: SourceNote[] = [];
    const findLine = (field: string | undefined) => getLabels(findValue(field, language));
    texts[language] = {
      title: findLine(title),
      lead: findLine(lead).slice(0, longestLead) || null,
      description: descriptionIsBody ? null : findLine(description) || null,
      body: bodies.flatMap((field) => getBody(findValue(field, language), (note) => notes.push(note))),
      keepsLines: false,
      notes,
    };
  }
  const date = findValue(getField(names.date), source);
  const image = findValue(getField(names.image) ?? firstMedium(record), source);
  return {
    slug: getLabels(findValue(slug, source)),
    parent: null,
    address: null,
    publicationDate: date?.kind === 'moment' ? date.moment : null,
    image: image?.kind === 'medium' ? image.key : null,
    isPublic: true,
    isProtected: false,
    sortIndex: 1000,
    texts,
  };
}

function plain(field: string): string {
  return field.toLowerCase().replace(/[^a-z]/g, '');
}

function isBody(record: JsonRecord, field: string): boolean {
  return Object.values(record.fields[field] ?? {}).some(({ kind }) =>
    ['words', 'html', 'rich'].includes(kind),
  );
}

function firstMedium(record: JsonRecord): string | undefined {
  return Object.keys(record.fields).find((field) =>
    Object.values(record.fields[field] ?? {}).some(({ kind }) => kind === 'medium'),
  );
}

function getLabels(value: FieldValue | undefined): string {
  if (!value) return '';
  if (value.kind === 'line' || value.kind === 'words') return value.text.replace(/\s+/g, ' ').trim();
  return value.kind === 'rich' ? getLine(value.markup) : '';
}

function getBody(value: FieldValue | undefined, note: (note: SourceNote) => void): Markup[] {
  if (value?.kind === 'rich') return value.markup;
  if (value?.kind === 'html') return markupOfHtml(value.html, note);
  return value?.kind === 'words' ? markupOfMarkdown(value.text, note) : [];
}
