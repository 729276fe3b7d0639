/**
 * A PDF in Chromium's layout: these objects, the first of which is the catalogue, and a plain cross-reference
 * table.
 */
export function plainPdf(bodies: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = bodies.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  const trailer = `trailer\n<</Size ${size}\n/Root 1 0 R>>`;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
