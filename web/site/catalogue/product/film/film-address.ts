/** A film of our own, or one on another site, which asks for consent before it loads. */
export type FilmAddress =
  | { kind: 'own'; src: string; contentType: string }
  | { kind: 'outside'; provider: string; playerUrl: string; pageUrl: string };

const contentTypes: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** Parses the address of a film. Undefined: there is none; product data may write that as the word `null`. */
export function readFilm(address: string | null | undefined): FilmAddress | undefined {
  if (!isGiven(address)) return undefined;
  const youtube = /^https:\/\/(?:www\.)?(?:youtube\.com\/watch\?v=|youtu\.be\/)([\w-]{6,20})/.exec(
    address,
  )?.[1];
  if (youtube) {
    return {
      kind: 'outside',
      provider: 'YouTube',
      playerUrl: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
      pageUrl: address,
    };
  }
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(address)?.[1];
  if (vimeo) {
    return {
      kind: 'outside',
      provider: 'Vimeo',
      playerUrl: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`,
      pageUrl: address,
    };
  }
  const contentType = contentTypes[/\.(\w+)$/.exec(address)?.[1]?.toLowerCase() ?? ''];
  if (!contentType || !address.startsWith('/')) return undefined;
  return { kind: 'own', src: address, contentType };
}

/** CAT-05: an address may be missing or the word `null`. */
export function isGiven(address: string | null | undefined): address is string {
  return address !== null && address !== undefined && address !== '' && address !== 'null';
}
