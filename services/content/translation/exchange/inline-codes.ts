import type { Code } from './exchange-file.ts';

/** How codes are shown to translators, and their type in the vocabulary of XLIFF. */
type CodeLabels = { display: string; type?: string; subType?: string };

const marks: Readonly<Record<string, CodeLabels>> = {
  bold: { display: 'b', type: 'fmt', subType: 'xlf:b' },
  italic: { display: 'i', type: 'fmt', subType: 'xlf:i' },
  subscript: { display: 'sub', type: 'fmt', subType: 'html:sub' },
  superscript: { display: 'sup', type: 'fmt', subType: 'html:sup' },
  link: { display: 'a', type: 'link' },
};

export function describeCode(code: Code): CodeLabels {
  if ('mark' in code) return marks[code.mark.type] ?? { display: code.mark.type };
  if ('break' in code) return { display: 'br', type: 'fmt', subType: 'xlf:lb' };
  if ('fixed' in code) return { display: code.fixed, type: 'ui', subType: 'xlf:var' };
  return { display: code.structure.map((step) => (step === '/' ? '/' : step.type)).join(' '), type: 'other' };
}

/** Translators may drop emphasis and line breaks, but not links, names and paragraphs. */
export function isIndispensable(code: Code): boolean {
  if ('mark' in code) return code.mark.type === 'link';
  return !('break' in code);
}

/** Our own data is short; longer data may be nested to any depth. */
const maxDataLength = 10_000;

/** Parses the original data of a code; undefined: we did not write it. */
export function readCode(data: string): Code | undefined {
  if (data.length > maxDataLength) return undefined;
  try {
    const value: unknown = JSON.parse(data);
    return isCode(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isCode(value: unknown): value is Code {
  if (typeof value !== 'object' || value === null) return false;
  const { mark, break: line, fixed, structure } = value as Record<string, unknown>;
  if (structure !== undefined)
    return Array.isArray(structure) && structure.every((step) => step === '/' || isNode(step));
  return typeof fixed === 'string' || line === true || isNode(mark);
}

function isNode(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
  );
}
