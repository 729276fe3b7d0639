/** How the preview looks at the page. */
export type PreviewView = {
  /** Undefined: the language that is edited. */
  language?: string | undefined;
  /** Two capital letters; empty: the international site. */
  country: string;
  /** Empty: the page's own. */
  theme: string;
  /** 0: as wide as there is room. */
  width: number;
  /** A moment in UTC, `2026-12-01T07:00Z`; empty: now. */
  asOf: string;
};

/** As wide as there is room, phone, tablet, desktop. */
export const previewWidths = [0, 390, 768, 1440] as const;

/** Begins as wide as there is room: on a phone as a phone. */
export function startView(room: number): PreviewView {
  return { country: '', theme: '', width: room < 768 ? 390 : 0, asOf: '' };
}

/** As addresses carry it: `de-ch`. */
export function getLocale({ language = 'en', country }: PreviewView): string {
  return country ? `${language}-${country.toLowerCase()}` : language;
}

/** The page's own address with what opens its draft. `url`: without locale. */
export function previewHref(origin: string, url: string, view: PreviewView, token: string): string {
  const query = new URLSearchParams({ preview: token });
  if (view.theme) query.set('theme', view.theme);
  if (view.asOf) query.set('asOf', view.asOf);
  return `${origin}/${getLocale(view)}${url === '/' ? '' : url}?${query}`;
}
