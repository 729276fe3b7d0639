import type { StoredVideo } from '#contracts/content/draft.ts';

const ids: readonly { provider: 'youtube' | 'vimeo'; hosts: readonly string[]; path: RegExp }[] = [
  { provider: 'youtube', hosts: ['youtu.be'], path: /^\/([\w-]{6,20})$/ },
  {
    provider: 'youtube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
    path: /^\/(?:embed|shorts|v)\/([\w-]{6,20})$/,
  },
  { provider: 'vimeo', hosts: ['vimeo.com', 'www.vimeo.com'], path: /^\/(\d{5,12})$/ },
  { provider: 'vimeo', hosts: ['player.vimeo.com'], path: /^\/video\/(\d{5,12})$/ },
];

/** The film behind an address of a supported provider; undefined: there is none. */
export function findFilm(address: string): StoredVideo | undefined {
  const full = address.startsWith('//') ? `https:${address}` : address.trim();
  if (!URL.canParse(full)) return undefined;
  const { hostname, pathname, searchParams } = new URL(full);
  const watched = searchParams.get('v') ?? '';
  if (hostname.endsWith('youtube.com') && pathname === '/watch' && /^[\w-]{6,20}$/.test(watched))
    return { provider: 'youtube', id: watched };
  for (const { provider, hosts, path } of ids) {
    const id = hosts.includes(hostname) ? path.exec(pathname)?.[1] : undefined;
    if (id) return { provider, id };
  }
  return undefined;
}
