import { escapeXml } from '#contracts/xml-text.ts';
import type { Letter, LetterAction } from './letter.ts';

/** The look of a company's mail. */
export type MailLook = {
  /** The colours of the rule above a mail, and of its button with its label: `#rrggbb`. */
  readonly accent: string;
  readonly label: string;
  /** Attached to the mail, so that nothing is loaded; its size in points. */
  readonly logo?:
    | { readonly png: Buffer; readonly name: string; readonly width: number; readonly height: number }
    | undefined;
};

/** The Content-ID of the attached logo (RFC 2392). */
export const logoId = 'logo@mail';

const plain: MailLook = { accent: '#3d434a', label: '#ffffff' };

/**
 * A letter as HTML for mail programs: one column, inline styles (many drop style sheets), colours for light and dark
 * backgrounds, nothing that is loaded.
 */
export function renderHtml(
  letter: Letter,
  origin: string,
  { accent, label, logo }: MailLook = plain,
): string {
  const { language, subject, opening, action, facts = [], quote, small, links = [] } = letter;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell}text-align:start;font-weight:normal;color:#76797e">${escapeXml(label)}</th>` +
      `<td style="${cell}">${withLines(value)}</td></tr>`,
  );
  const parts = [
    logo &&
      `<p style="margin:0 0 24px"><img src="cid:${logoId}" width="${logo.width}" height="${logo.height}" alt="${escapeXml(logo.name)}" style="background:#fff;border-radius:4px"></p>`,
    ...opening.map((text) => `<p style="margin:0 0 24px">${escapeXml(text)}</p>`),
    quote?.trim() &&
      `<blockquote style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid #8888">${withLines(quote)}</blockquote>`,
    action &&
      `<p style="margin:0 0 24px"><a href="${escapeXml(origin + action.path)}" style="${button};background:${accent};color:${label}">${escapeXml(action.label)}</a></p>`,
    rows.length > 0 && `<table style="border-collapse:collapse;width:100%">${rows.join('')}</table>`,
    small && `<p style="${fine}">${escapeXml(small)}</p>`,
    links.length > 0 && `<p style="${fine}">${links.map((link) => linked(link, origin)).join(' · ')}</p>`,
  ];
  return `<!doctype html>
<html lang="${escapeXml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">
<div style="max-width:600px;margin:0 auto;border-top:3px solid ${accent};padding-top:24px">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const button = 'display:inline-block;padding:12px 20px;text-decoration:none;font-weight:600';

const fine = 'margin:24px 0 0;font-size:13px;color:#76797e';

function linked({ label, path }: LetterAction, origin: string): string {
  return `<a href="${escapeXml(origin + path)}" style="color:#76797e">${escapeXml(label)}</a>`;
}

function withLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(escapeXml)
    .join('<br>');
}

const cell = 'padding:8px 12px 8px 0;vertical-align:top;border-top:1px solid #8883;';
