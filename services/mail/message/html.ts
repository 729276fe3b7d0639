import type { Letter } from './letter.ts';

/**
 * A letter as HTML for mail programs: one column, styles in the elements (many drop style sheets), colours that stand
 * on light and dark grounds, no picture and nothing that is loaded.
 */
export function htmlOf({ language, subject, opening, factsTitle, facts, small }: Letter): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell}text-align:start;font-weight:normal;color:#76797e">${escaped(label)}</th>` +
      `<td style="${cell}">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;border-top:3px solid #ae5121;padding-top:24px">
<p style="margin:0 0 24px">${escaped(opening)}</p>
${factsTitle ? `<p style="margin:0 0 8px">${escaped(factsTitle)}</p>` : ''}
<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>
${small ? `<p style="margin:24px 0 0;font-size:13px;color:#76797e">${escaped(small)}</p>` : ''}
</div>
</body>
</html>
`;
}

const cell = 'padding:8px 12px 8px 0;vertical-align:top;border-top:1px solid #8883;';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
