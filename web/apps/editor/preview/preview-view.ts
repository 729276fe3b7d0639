/** The settings of the preview. */
export type PreviewView = {
  /** Undefined: the edited language. */
  language?: string | undefined;
  /** Two upper-case letters; empty: the international site. */
  country: string;
  /** Empty: the page's own theme. */
  theme: string;
  /** 0: the available width. */
  width: number;
  /** A moment in UTC, `2026-12-01T07:00Z`; empty: now. */
  asOf: string;
};

/** The available width, phone, tablet, desktop. */
export const previewWidths = [0, 390, 768, 1440] as const;

/** The initial settings: the available width, or a phone's on a phone. */
export function startView(room: number): PreviewView {
  return { country: '', theme: '', width: room < 768 ? 390 : 0, asOf: '' };
}

/** In the form of addresses: `de-ch`. */
export function getLocale({ language = 'en', country }: PreviewView): string {
  return country ? `${language}-${country.toLowerCase()}` : language;
}

/** The page's own address with the token that opens its draft. `url`: without locale. */
export function previewHref(origin: string, url: string, view: PreviewView, token: string): string {
  const query = new URLSearchParams({ preview: token });
  if (view.theme) query.set('theme', view.theme);
  if (view.asOf) query.set('asOf', view.asOf);
  return `${origin}/${getLocale(view)}${url === '/' ? '' : url}?${query}`;
}
