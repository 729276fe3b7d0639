import type { ReportProblem } from '../problem.ts';
import { ancestry, childElement, childElements, descendants, descendantsNamed } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { isWithin } from './segments.ts';
import { expectUnique } from './unique-ids.ts';

type Rule = (element: XmlElement, report: ReportProblem) => void;

/** The constraints of the modules beyond their grammar. */
export const moduleRules: Readonly<Record<string, Rule>> = {
  'mtc:matches': (matches, report) => expectUnique(childElements(matches), report),
  'mtc:match': (match, report) => {
    const { ref = '', subType, type } = match.attributes;
    if (!isSpan(match, ref)) report('no-span', match.line, { value: ref });
    if (subType !== undefined && type === undefined)
      report('missing-attribute', match.line, { element: match.name, attribute: 'type' });
  },
  'gls:glossary': (glossary, report) =>
    expectUnique(descendantsNamed(glossary, 'gls:glossEntry', 'gls:translation'), report),
  'gls:glossEntry': (entry, report) => {
    if (childElements(entry, 'gls:translation', 'gls:definition').length === 0)
      report('content', entry.line, { element: entry.name, content: 'gls:term' });
    expectSpan(entry, report);
  },
  'gls:translation': (translation, report) => expectSpan(translation, report),
  'mda:metadata': (metadata, report) =>
    expectUnique([metadata, ...descendantsNamed(metadata, 'mda:metaGroup')], report),
  'res:resourceData': (data, report) => expectUnique(childElements(data), report),
  'res:resourceItem': (item, report) => {
    const empty = ['res:source', 'res:target'].some((name) => {
      const side = childElement(item, name);
      return side && childElements(side).length === 0;
    });
    if (empty && item.attributes.mimeType === undefined)
      report('missing-attribute', item.line, { element: item.name, attribute: 'mimeType' });
  },
  'res:source': (source, report) => {
    checkResource(source, report);
    const { 'xml:lang': language } = source.attributes;
    const expected = [...ancestry(source)].at(-1)?.attributes.srcLang ?? '';
    if (language !== undefined && !isWithin(language, expected))
      report('language', source.line, { element: source.name, value: language, expected });
  },
  // The public test suite treats targets in other languages, and references to items elsewhere, as valid.
  'res:target': (target, report) => checkResource(target, report),
  'val:rule': checkRule,
  'ctr:revisions': checkRevisions,
};

/** A fragment that refers to a span of text in the unit; the specification's example writes it as `t=#1`. */
function isSpan(element: XmlElement, ref: string): boolean {
  const unit = [...ancestry(element)].find(({ name }) => name === 'unit');
  const id = /^(?:t=)?#(?:t=)?(.+)$/.exec(ref)?.[1];
  return id !== undefined && findSpans(unit ?? element).has(id);
}

/** Needed for every match and term of a unit, so each unit is searched once. */
const spans = new WeakMap<XmlElement, ReadonlySet<string | undefined>>();

function findSpans(unit: XmlElement): ReadonlySet<string | undefined> {
  const known = spans.get(unit);
  if (known) return known;
  const parts = childElements(unit, 'segment', 'ignorable');
  const ids = new Set(
    parts.flatMap((part) => [part, ...descendants(part)]).map(({ attributes }) => attributes.id),
  );
  spans.set(unit, ids);
  return ids;
}

function expectSpan(element: XmlElement, report: ReportProblem): void {
  const { ref } = element.attributes;
  if (ref !== undefined && !isSpan(element, ref)) report('no-span', element.line, { value: ref });
}

function checkResource(resource: XmlElement, report: ReportProblem): void {
  const hasContent = resource.children.some((child) => typeof child !== 'string' || child.trim() !== '');
  if ((resource.attributes.href === undefined) !== hasContent)
    report('href', resource.line, { element: resource.name });
}

/** 5.8.4.3: a rule states one condition, in XLIFF's words or in those of another namespace. */
function checkRule(rule: XmlElement, report: ReportProblem): void {
  const { attributes, line } = rule;
  const conditions = ['isPresent', 'isNotPresent', 'startsWith', 'endsWith'].filter(
    (name) => attributes[name] !== undefined,
  );
  const foreign = Object.keys(attributes).filter((name) => name.startsWith('{'));
  if (conditions.length + (foreign.length > 0 ? 1 : 0) !== 1) report('rule', line);
  if (attributes.occurs !== undefined && !conditions.includes('isPresent')) report('rule', line);
  if (
    attributes.existsInSource !== undefined &&
    (conditions.length !== 1 || conditions.includes('isNotPresent'))
  )
    report('rule', line);
  const place = rule.parent?.parent?.name;
  if (attributes.disabled === 'yes' && place === 'file') report('rule', line);
}

function checkRevisions(revisions: XmlElement, report: ReportProblem): void {
  const { appliesTo = '', ref } = revisions.attributes;
  const place = revisions.parent?.parent ?? revisions;
  const within = [...descendants(place)].filter(({ name }) => !name.startsWith('ctr:'));
  const meant = within.find(({ attributes }) => ref !== undefined && attributes.id === ref);
  if (ref !== undefined && !meant) report('no-revised', revisions.line, { value: ref });
  const alike = within.filter(({ name, attributes }) => name === appliesTo && attributes.id !== undefined);
  if (ref === undefined && alike.length > 1) report('no-revised', revisions.line, { value: appliesTo });
  for (const revision of childElements(revisions, 'ctr:revision')) {
    const declared = new Set<string>();
    for (const { line, attributes } of childElements(revision, 'ctr:item')) {
      const { property = '' } = attributes;
      const isKnown = property === 'content' || !meant || meant.attributes[property] !== undefined;
      if (!isKnown || declared.has(property)) report('revised-property', line, { value: property });
      declared.add(property);
    }
  }
}
