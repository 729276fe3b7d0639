import { createElement } from 'react';

const names = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  autocomplete: 'autoComplete',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  maxlength: 'maxLength',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  enctype: 'encType',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  viewbox: 'viewBox',
  playsinline: 'playsInline',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
  'xlink:href': 'xlinkHref',
  'stroke-dasharray': 'strokeDasharray',
  'text-anchor': 'textAnchor',
  'font-size': 'fontSize',
  'font-family': 'fontFamily',
  'font-weight': 'fontWeight',
};
const flags = new Set([
  'open',
  'hidden',
  'disabled',
  'checked',
  'selected',
  'required',
  'controls',
  'muted',
  'loop',
  'inert',
]);

export function PageTree({ node }) {
  if (typeof node === 'string') return node;
  const properties = {};
  for (const [name, value] of Object.entries(node.attributes)) {
    properties[names[name] ?? name] =
      value === '' && (flags.has(name) || name === 'popover') ? (flags.has(name) ? true : 'auto') : value;
  }
  if ('value' in properties && node.tag === 'input') {
    properties.defaultValue = properties.value;
    delete properties.value;
  }
  const children = node.children.map((child, index) => <PageTree key={index} node={child} />);
  return createElement(node.tag, properties, ...children);
}
