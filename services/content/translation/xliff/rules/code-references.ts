import type { ReportProblem } from '../problem.ts';
import { childElements } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { codeId, inlineElements, type Scope } from './unit-parts.ts';

const dataReferences = ['dataRef', 'dataRefStart', 'dataRefEnd'] as const;
const flowReferences = ['subFlows', 'subFlowsStart', 'subFlowsEnd'] as const;
/** Attributes that both ends of a pair have, or neither. */
const together = [
  ['dataRefStart', 'dataRefEnd'],
  ['subFlowsStart', 'subFlowsEnd'],
  ['equivStart', 'equivEnd'],
] as const;
/** Subtypes that XLIFF defines, each with the type that it belongs to. */
const ownSubTypes: Readonly<Record<string, string>> = {
  'xlf:lb': 'fmt',
  'xlf:pb': 'fmt',
  'xlf:b': 'fmt',
  'xlf:i': 'fmt',
  'xlf:u': 'fmt',
  'xlf:var': 'ui',
};

/** The targets of references exist: original data, copied codes, units of a subflow. */
export function checkCodeReferences(scope: Scope, units: ReadonlySet<string>, report: ReportProblem): void {
  const inlines = [...inlineElements(scope, 'source'), ...inlineElements(scope, 'target')];
  const data = new Set(
    scope.originalData ? childElements(scope.originalData).map(({ attributes }) => attributes.id) : [],
  );
  const originals = new Map<string | undefined, XmlElement>();
  for (const element of inlines) if (!originals.has(codeId(element))) originals.set(codeId(element), element);
  for (const element of inlines) {
    const { name, line, attributes } = element;
    for (const attribute of dataReferences) {
      const value = attributes[attribute];
      if (value !== undefined && !data.has(value)) report('no-data', line, { attribute, value });
    }
    for (const attribute of flowReferences) {
      for (const value of attributes[attribute]?.trim().split(/\s+/) ?? []) {
        if (!units.has(value)) report('no-unit', line, { attribute, value });
      }
    }
    for (const [start, end] of together) {
      if ((attributes[start] === undefined) !== (attributes[end] === undefined))
        report('unequal-pair', line, { attribute: start, id: attributes.id ?? '' });
    }
    checkSubType(name, line, attributes, report);
    checkCopy(element, originals, report);
  }
}

function checkSubType(
  element: string,
  line: number,
  { type, subType }: XmlElement['attributes'],
  report: ReportProblem,
): void {
  if (subType === undefined) return;
  if (type === undefined) report('missing-attribute', line, { element, attribute: 'type' });
  else if (subType.startsWith('xlf:') && ownSubTypes[subType] !== type)
    report('value', line, { element, attribute: 'subType', value: subType });
}

/** 4.7.3: only codes without data of their own are copied by reference. */
function checkCopy(
  { line, attributes }: XmlElement,
  originals: ReadonlyMap<string | undefined, XmlElement>,
  report: ReportProblem,
): void {
  const { copyOf } = attributes;
  if (copyOf === undefined) return;
  const hasData = (element: Readonly<Record<string, string>>) =>
    dataReferences.some((attribute) => element[attribute] !== undefined);
  const original = originals.get(copyOf);
  if (
    !original ||
    hasData(attributes) ||
    hasData(original.attributes) ||
    original.attributes.canCopy === 'no'
  )
    report('copy', line, { value: copyOf });
}
