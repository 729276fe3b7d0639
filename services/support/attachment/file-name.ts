// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The name that somebody gave a file, without folders and without what could hide its true ending. */
export function plainFileName(given: string): string {
  const last = given.toWellFormed().replace(invisible, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  return [...last].slice(0, 120).join('') || 'file';
}

const alike: Readonly<Record<string, RegExp>> = {
  jpg: /\.jpe?g$/i,
  mp4: /\.(?:mp4|m4v)$/i,
  mov: /\.(?:mov|qt)$/i,
  // Drawings of STEP and DXF are texts, too.
  txt: /\.(?:txt|log|csv|step|stp|dxf)$/i,
  mpg: /\.mpe?g$/i,
};

/** The same with the ending of what the file is. */
export function nameWithEnding(name: string, extension: string): string {
  const ending = alike[extension];
  const fits = ending ? ending.test(name) : name.toLowerCase().endsWith(`.${extension}`);
  return fits ? name : `${name}.${extension}`;
}
