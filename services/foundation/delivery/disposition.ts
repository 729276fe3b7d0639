/**
 * `Content-Disposition` with a file name in any script (RFC 6266, RFC 8187): an ASCII form for old clients, and the
 * real one. Folders are removed, and so are control and direction characters, which could disguise the extension.
 */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const name = plainName(fileName);
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (ascii === name) return `${kind}; filename="${name}"`;
  const extended = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${extended}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const invisible = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function plainName(fileName: string): string {
  const last = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  return last.replace(invisible, '').slice(0, 200) || 'file';
}
