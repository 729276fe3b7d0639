import type { StoredVideo } from '#contracts/content/draft.ts';

/** The id of a film in the address that people copy from the browser, or the id itself; undefined: neither. */
export function getVideoId(provider: StoredVideo['provider'], typed: string): string | undefined {
  const text = typed.trim();
  if (/^[\w-]{1,40}$/.test(text)) return text;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const id = provider === 'youtube' ? youtubeId(url) : provider === 'vimeo' ? vimeoId(url) : undefined;
  return id && /^[\w-]{1,40}$/.test(id) ? id : undefined;
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!/(^|\.)youtube(-nocookie)?\.com$/.test(hostname)) return undefined;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1];
}

function vimeoId({ hostname, pathname }: URL): string | undefined {
  return /(^|\.)vimeo\.com$/.test(hostname) ? /\/(\d+)/.exec(pathname)?.[1] : undefined;
}
