/** Saves a base64 file to the person's device. */
export function handOut(name: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const type = name.endsWith('.zip') ? 'application/zip' : 'application/xliff+xml';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Encodes a file's bytes in base64. */
export function inBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += 8192)
    letters += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(letters);
}
