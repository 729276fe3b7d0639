const formats = { png: 'image/png', jpeg: 'image/jpeg' } as const;

/**
 * The pictures in an RTF text, in order. Word's HTML refers to pictures as files that browsers may not read,
 * but its RTF contains them.
 */
export function findRtfPictures(rtf: string): File[] {
  const pictures: File[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    // For old readers each picture is repeated in a legacy format.
    if (/\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    const picture = decode(rtf.slice(at + 1, findEnd(rtf, at)));
    if (picture) pictures.push(picture);
  }
  return pictures;
}

/** The end of the group that starts at this position. */
function findEnd(rtf: string, start: number): number {
  let depth = 0;
  const braces = /[{}]/g;
  braces.lastIndex = start;
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    depth += brace[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.index;
  }
  return rtf.length;
}

function decode(group: string): File | undefined {
  const [, format] = /\\(png|jpeg)blip/.exec(group) ?? [];
  if (format !== 'png' && format !== 'jpeg') return undefined;
  let plain = group;
  for (let inner = ''; inner !== plain; ) {
    inner = plain;
    plain = plain.replace(/\{[^{}]*\}/g, ' ');
  }
  const digits = plain.replace(/\\[a-z]+(?:-?\d+)? ?/gi, '').replace(/\s/g, '');
  if (!/^(?:[\da-f]{2})+$/i.test(digits)) return undefined;
  const bytes = new Uint8Array(digits.length / 2);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return new File([bytes], `picture.${format}`, { type: formats[format] });
}
