/**
 * Completes a typed colour: `AE5121`, `#a52`, with surrounding spaces. Anything else is returned as typed.
 */
export function wholeColour(typed: string): string {
  const [, digits = ''] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(typed) ?? [];
  if (digits === '') return typed;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
}
