type Line = { text: string; size: number; gap: number };

/**
 * A document in A4 (PDF 1.7) with one heading on each page and short paragraphs, in a typeface that every
 * reader has.
 */
export function pdf(
  title: string,
  language: string,
  pages: readonly { heading: string; text: string[] }[],
): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  add(`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`);
  const kids = pages.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const face of ['Helvetica', 'Helvetica-Bold']) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`);
  }
  add(`<< /Title (${escaped(title)}) /Producer (Ferrule) >>`);
  for (const [index, { heading, text }] of pages.entries()) {
    const content = drawn(index === 0 ? title : '', heading, text, `${index + 1} / ${pages.length}`);
    const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${7 + index * 2} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  return assembled(objects);
}

function drawn(title: string, heading: string, text: readonly string[], folio: string): string {
  const lines: Line[] = [
    ...(title ? [{ text: title, size: 24, gap: 56 }] : []),
    { text: heading, size: 15, gap: 34 },
    ...text.flatMap((paragraph) =>
      wrapped(paragraph).map((line, index, all) => ({
        text: line,
        size: 10.5,
        gap: index === all.length - 1 ? 24 : 15,
      })),
    ),
  ];
  let y = 760;
  const shown = lines.map(({ text: line, size, gap }) => {
    const command = `BT /${size > 11 ? 'F2' : 'F1'} ${size} Tf 72 ${y} Td (${escaped(line)}) Tj ET`;
    y -= gap;
    return command;
  });
  return [...shown, `BT /F1 8 Tf 72 48 Td (${folio}) Tj ET`].join('\n');
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (`${line} ${word}`.length > 84) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
