import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { languageOfCode } from '../language-codes.ts';
import { getChild, getChildren, getText, readXml, type XmlElement, type XmlLimits } from '../xml/read-xml.ts';

/** What a catalogue says outside its products, partly after them. */
export type CatalogueFacts = {
  /** The language of texts that do not name one. */
  language: string | null;
  supplier: string | null;
  /** Whether the catalogue is complete for its brands (T_NEW_CATALOG). */
  isWhole: boolean;
  /** Names of its own groups and of those of ECLASS, ETIM and the like, by number. */
  groupNames: Map<string, string>;
  /** Groups by product number. */
  groupsOfItems: Map<string, { number: string; line: number }[]>;
  /** Features by their id, to which products may refer (FT_IDREF). */
  features: Map<string, { name: string | undefined; unit: string | undefined }>;
  /** Values by their id (VALUE_IDREF). */
  values: Map<string, XmlElement[]>;
};

const factParts = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'CLASSIFICATION_GROUP',
  'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE',
  'ALLOWED_VALUE',
  // The element of version 1.2.
  'FEATURE_GROUP',
]);

/**
 * The limit for all facts together; a catalogue of half a million products in two groups each has a million.
 */
const maxFacts = 2_000_000;

/**
 * Reads everything that a BMEcat of version 1.2 or 2005 says outside its products.
 * @throws {UnreadableFile}
 */
export async function readFacts(
  chunks: AsyncIterable<Uint8Array>,
  limits?: XmlLimits,
): Promise<CatalogueFacts> {
  const facts: CatalogueFacts = {
    ...{ language: null, supplier: null, isWhole: false },
    ...{ groupNames: new Map(), groupsOfItems: new Map(), features: new Map(), values: new Map() },
  };
  let count = 0;
  const elements = readXml(chunks, {
    parts: factParts,
    ...(limits && { limits }),
    root({ name, line }) {
      if (name !== 'BMECAT') throw new UnreadableFile(line, `begins with ${name}: is not BMEcat`, 'kind');
    },
    section({ name }) {
      facts.isWhole ||= name === 'T_NEW_CATALOG';
    },
  });
  for await (const element of elements) {
    count += 1;
    if (count > maxFacts)
      throw new UnreadableFile(
        element.line,
        `says more than ${maxFacts} things of groups and features`,
        'tooLarge',
      );
    note(element, facts);
  }
  return facts;
}

function note(element: XmlElement, facts: CatalogueFacts): void {
  switch (element.name) {
    case 'HEADER':
      facts.language = languageOfHeader(element);
      facts.supplier = getText(getChild(element, 'SUPPLIER'), 'SUPPLIER_NAME') ?? null;
      break;
    case 'CATALOG_STRUCTURE':
      noteName(facts, getText(element, 'GROUP_ID'), getText(element, 'GROUP_NAME'));
      break;
    case 'CLASSIFICATION_GROUP':
      noteName(
        facts,
        getText(element, 'CLASSIFICATION_GROUP_ID'),
        getText(element, 'CLASSIFICATION_GROUP_NAME'),
      );
      break;
    case 'FEATURE_GROUP':
      noteName(facts, getText(element, 'FEATURE_GROUP_ID'), getText(element, 'FEATURE_GROUP_NAME'));
      break;
    case 'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE': {
      const id = getText(element, 'FT_ID');
      if (id)
        facts.features.set(id, { name: getText(element, 'FT_NAME'), unit: getText(element, 'FT_UNIT') });
      break;
    }
    case 'ALLOWED_VALUE': {
      const id = getText(element, 'ALLOWED_VALUE_ID');
      if (id) facts.values.set(id, getChildren(element, 'ALLOWED_VALUE_NAME'));
      break;
    }
    default:
      noteMap(facts, element);
  }
}

function noteName({ groupNames }: CatalogueFacts, number: string | undefined, name: string | undefined) {
  if (number && name) groupNames.set(number, name);
}

/** Reads a PRODUCT_TO_CATALOGGROUP_MAP. */
function noteMap({ groupsOfItems }: CatalogueFacts, map: XmlElement): void {
  const number = getText(map, 'CATALOG_GROUP_ID');
  const item = getText(map, 'PROD_ID', 'ART_ID');
  if (!number || !item) return;
  const known = groupsOfItems.get(item);
  if (known) known.push({ number, line: map.line });
  else groupsOfItems.set(item, [{ number, line: map.line }]);
}

/** The default language of the catalogue, otherwise the first. */
function languageOfHeader(header: XmlElement): string | null {
  const languages = getChildren(getChild(header, 'CATALOG'), 'LANGUAGE');
  const own = languages.find(({ attributes }) => attributes.default === 'true') ?? languages[0];
  return own ? languageOfCode(own.text) : null;
}
