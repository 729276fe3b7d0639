import type { ReportProblem } from '../problem.ts';
import { childElement, childElements } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { inlineElements, type Scope } from './unit-parts.ts';

/** 4.7.2: comments have a text or refer to a note of the unit; other markers refer with a well-formed fragment. */
export function checkMarkers(unit: XmlElement, scope: Scope, report: ReportProblem): void {
  const notes = childElement(unit, 'notes');
  const ids = new Set(notes ? childElements(notes).flatMap(({ attributes }) => attributes.id ?? []) : []);
  const file = enclosing(unit, 'file')?.attributes.id ?? '';
  const isNote = (reference: string) => {
    const [, id] =
      /^#n=(.+)$/.exec(reference) ??
      new RegExp(`^#/?f=${escaped(file)}/u=${escaped(unit.attributes.id ?? '')}/n=(.+)$`).exec(reference) ??
      [];
    return id !== undefined && ids.has(id);
  };
  for (const element of [...inlineElements(scope, 'source'), ...inlineElements(scope, 'target')]) {
    if (element.name !== 'mrk' && element.name !== 'sm') continue;
    const { type, ref, value } = element.attributes;
    if (type === 'comment') {
      if ((ref === undefined) === (value === undefined)) report('comment', element.line);
      else if (ref !== undefined && !isNote(ref)) report('no-note', element.line, { value: ref });
    } else if (type === 'mtc:match' && ref !== undefined) {
      report('unknown-attribute', element.line, { element: element.name, attribute: 'ref' });
    } else if (ref?.startsWith('#') && !isFragment(ref.slice(1))) {
      report('fragment', element.line, { value: ref });
    }
  }
}

/** Prefixes of fragments: of the core, of modules, and of TBX, the only other registered vocabulary. */
const leaves = ['n', 'd', 't'];
const branches = ['f', 'g', 'u'];
const registered = ['mtc', 'gls', 'res', 'mda', 'ctr', 'slr', 'val', 'fs', 'its', 'tbx'];

/** 3.1: `f=1/u=2/t=3`: from the outside in, each kind once, and at most one leaf, at the end. */
function isFragment(fragment: string): boolean {
  const steps = fragment.replace(/^\//, '').split('/');
  let reached = -1;
  return steps.every((step, index) => {
    const [prefix, id] = step.includes('=') ? [step.slice(0, step.indexOf('=')), step] : [undefined, step];
    const isLast = index === steps.length - 1;
    if (prefix === undefined) return isLast && isToken(id);
    if (!isToken(step.slice(prefix.length + 1))) return false;
    if (leaves.includes(prefix) || registered.includes(prefix)) return isLast;
    const rank = branches.indexOf(prefix);
    if (rank <= reached && !(prefix === 'g' && reached === rank)) return false;
    reached = rank;
    return rank >= 0;
  });
}

function isToken(text: string): boolean {
  return /^[\p{L}\p{N}._:-]+$/u.test(text);
}

function enclosing(element: XmlElement, name: string): XmlElement | undefined {
  if (element.name === name) return element;
  return element.parent ? enclosing(element.parent, name) : undefined;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
