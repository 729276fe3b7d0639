// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The name of an upload, without folders and characters that could disguise its extension. */
export function plainFileName(given: string): string {
  const last = given.toWellFormed().replace(invisible, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  return [...last].slice(0, 120).join('') || 'file';
}

const alike: Readonly<Record<string, RegExp>> = {
  jpg: /\.jpe?g$/i,
  mp4: /\.(?:mp4|m4v)$/i,
  mov: /\.(?:mov|qt)$/i,
  // STEP and DXF drawings are text files, too.
  txt: /\.(?:txt|log|csv|step|stp|dxf)$/i,
  mpg: /\.mpe?g$/i,
};

/** The same with the extension of its real type. */
export function nameWithEnding(name: string, extension: string): string {
  const ending = alike[extension];
  const fits = ending ? ending.test(name) : name.toLowerCase().endsWith(`.${extension}`);
  return fits ? name : `${name}.${extension}`;
}
