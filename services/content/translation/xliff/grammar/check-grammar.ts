import type { ReportProblem } from '../problem.ts';
import { getModule } from '../xml/namespaces.ts';
import { childElements } from '../xml/walk-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { coreElements } from './core-elements.ts';
import type { ElementRule } from './element-rule.ts';
import { moduleAttributes, moduleElements } from './module-elements.ts';
import { type ValueType, valueTypes } from './value-types.ts';

const rules: Readonly<Record<string, ElementRule>> = { ...coreElements, ...moduleElements };

/** Checks an element and all within it against the grammar; unknown namespaces are skipped. */
export function checkGrammar(element: XmlElement, report: ReportProblem): void {
  if (getModule(element.name) === undefined) return;
  const rule = Object.hasOwn(rules, element.name) ? rules[element.name] : undefined;
  if (!rule) {
    report('unknown-element', element.line, { element: element.name });
    return;
  }
  checkContent(element, rule, report);
  checkAttributes(element, rule, report);
  for (const child of childElements(element)) checkGrammar(child, report);
}

function checkContent(element: XmlElement, rule: ElementRule, report: ReportProblem): void {
  const { name, line, children } = element;
  if (!rule.text && children.some((child) => typeof child === 'string' && child.trim() !== ''))
    report('stray-text', line, { element: name });
  const within = childElements(element).map((child) => getToken(child, element, rule));
  if (!getPattern(rule.content).test(within.map((token) => `${token} `).join(''))) {
    report('content', line, { element: name, content: within.join(' ') });
  }
}

function getToken(child: XmlElement, parent: XmlElement, { content }: ElementRule): string {
  const isNamed = content.split(/[^\w:]+/).includes(child.name);
  return isNamed || getModule(child.name) === getModule(parent.name) ? child.name : 'other';
}

const patterns = new Map<string, RegExp>();

/** `source target?` as a pattern over names, each followed by a space. */
function getPattern(content: string): RegExp {
  const known = patterns.get(content);
  if (known) return known;
  const pattern = new RegExp(`^${asExpression(content)}$`);
  patterns.set(content, pattern);
  return pattern;
}

function asExpression(content: string): string {
  return content
    .replace(/[\w:]+/g, (name) => `(?:${name}\u0001)`)
    .replace(/ /g, '')
    .replaceAll('\u0001', ' ');
}

function checkAttributes({ name, line, attributes }: XmlElement, rule: ElementRule, report: ReportProblem) {
  for (const [attribute, type] of Object.entries(rule.attributes)) {
    if (type.endsWith('!') && attributes[attribute] === undefined)
      report('missing-attribute', line, { element: name, attribute });
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const type = getType(attribute, name, rule);
    if (type === undefined) report('unknown-attribute', line, { element: name, attribute });
    else if (!valueTypes[type](value)) report('value', line, { element: name, attribute, value });
  }
}

/** Undefined: the attribute is not allowed there. */
function getType(attribute: string, element: string, rule: ElementRule): ValueType | undefined {
  const own = Object.hasOwn(rule.attributes, attribute) ? rule.attributes[attribute] : undefined;
  if (own) return own.replace('!', '') as ValueType;
  const from = getModule(attribute);
  if (from === undefined) return rule.others === 'anybody' ? 'any' : undefined;
  if (from === '' || from === 'xml' || from === getModule(element)) return undefined;
  const isWelcome = rule.others === 'anybody' || rule.others?.includes(from);
  return isWelcome ? moduleAttributes[attribute] : undefined;
}
