import type { ReportProblem } from '../problem.ts';
import { ancestry, childElements, descendants } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

const onIsolatedEnds = ['fs:fs', 'fs:subFs', 'slr:equivStorage', 'slr:sizeInfo', 'slr:sizeInfoRef'] as const;

/** Format style, size and length restriction: attributes that depend on each other. */
export function checkSizesAndStyles(element: XmlElement, report: ReportProblem): void {
  const { name, line, attributes } = element;
  if (attributes['fs:subFs'] !== undefined && attributes['fs:fs'] === undefined)
    report('missing-attribute', line, { element: name, attribute: 'fs:fs' });
  if (attributes['slr:sizeInfo'] !== undefined && attributes['slr:sizeInfoRef'] !== undefined)
    report('unknown-attribute', line, { element: name, attribute: 'slr:sizeInfoRef' });
  for (const attribute of name === 'ec' && attributes.isolated !== 'yes' ? onIsolatedEnds : []) {
    if (attributes[attribute] !== undefined) report('unknown-attribute', line, { element: name, attribute });
  }
  const reference = attributes['slr:sizeInfoRef'];
  if (reference !== undefined && !isSizeData(element, reference))
    report('no-size-data', line, { value: reference });
}

/** In an `slr:data` beside the element, or beside one of its ancestors. */
function isSizeData(element: XmlElement, id: string): boolean {
  for (const { parent } of ancestry(element)) if (parent && dataBelow(parent).has(id)) return true;
  return false;
}

/** Needed by every reference to size data, so each is searched once. */
const known = new WeakMap<XmlElement, ReadonlySet<string | undefined>>();

function dataBelow(parent: XmlElement): ReadonlySet<string | undefined> {
  const before = known.get(parent);
  if (before) return before;
  const data = childElements(parent, 'slr:data').flatMap((each) => [...descendants(each)]);
  const ids = new Set(data.map(({ attributes }) => attributes.id));
  known.set(parent, ids);
  return ids;
}
