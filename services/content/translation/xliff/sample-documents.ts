import { problemsOfFile } from './check-xliff2.ts';

/** Small documents for the tests of validation. */
const namespaces = [
  'xmlns="urn:oasis:names:tc:xliff:document:2.0"',
  'xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0"',
  'xmlns:gls="urn:oasis:names:tc:xliff:glossary:2.0"',
  'xmlns:fs="urn:oasis:names:tc:xliff:fs:2.0"',
  'xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0"',
  'xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0"',
  'xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0"',
  'xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"',
  'xmlns:val="urn:oasis:names:tc:xliff:validation:2.0"',
  'xmlns:its="http://www.w3.org/2005/11/its"',
  'xmlns:own="urn:example:own"',
].join(' ');

export const xliff = (inside: string, attributes = 'srcLang="en" trgLang="de"') =>
  `<xliff ${namespaces} version="2.1" ${attributes}>${inside}</xliff>`;
export const file = (inside: string) => xliff(`<file id="f">${inside}</file>`);
export const unit = (inside: string) => file(`<unit id="u">${inside}</unit>`);
export const segment = (source: string, target?: string, attributes = '') =>
  unit(
    `<segment id="s"${attributes}><source>${source}</source>${target === undefined ? '' : `<target>${target}</target>`}</segment>`,
  );
export const words = '<segment id="s"><source>Wire</source></segment>';
export const noted = (inside: string) => unit(`<notes><note id="n1">Mind the gap</note></notes>${inside}`);
export const data = '<originalData><data id="d1">x</data><data id="d2">y</data></originalData>';
export const fixed = 'canCopy="no" canDelete="no"';

/** The problems found in a document. */
export const codes = (document: string) =>
  problemsOfFile(new TextEncoder().encode(document)).map(({ code }) => code);

export const gloss = (inside: string) => unit(`<gls:glossary>${inside}</gls:glossary>${words}`);
export const match = (attributes: string) =>
  unit(
    `<mtc:matches><mtc:match ${attributes}><source>a</source><target>b</target></mtc:match></mtc:matches>${words}`,
  );
export const track = (inside: string) =>
  noted(words).replace('<notes>', `<ctr:changeTrack>${inside}</ctr:changeTrack><notes>`);
export const revision = '<ctr:revision><ctr:item property="content">x</ctr:item></ctr:revision>';
export const resource = (inside: string) =>
  file(`<res:resourceData>${inside}</res:resourceData><unit id="u">${words}</unit>`);
