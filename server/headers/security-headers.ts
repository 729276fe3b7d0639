/** Films of these two hosts load in a frame, and only after the visitor agreed. */
const filmHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';

const permissions = [
  'camera=()',
  'microphone=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'hid=()',
  'midi=()',
  'browsing-topics=()',
  'accelerometer=()',
  'gyroscope=()',
  'magnetometer=()',
  'display-capture=()',
  'publickey-credentials-get=(self)',
].join(', ');

/** Headers of every response. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** Two years; only sent over an https connection. */
const strictTransport = 'max-age=63072000; includeSubDomains';

type Page = {
  /** Whether browsers reach the site by HTTPS. */
  readonly secure: boolean;
  /** Vite injects inline scripts and styles and talks over a socket. */
  readonly development: boolean;
  /**
   * Origin of an identity tenant elsewhere: our pages fetch from it, frame it for silent renewal and submit forms to
   * it.
   */
  readonly tenant?: string | undefined;
};

/** The Trusted Types policy of the rich-text library for pasted HTML, which it only parses. */
const clipboard = 'ProseMirrorClipboard';

/**
 * The Trusted Types policy by which a page starts its file-reading worker and no other script
 * (web/islands/fit/reader/open-reader.ts).
 */
const fileReader = 'fit-reader';

type Exceptions = {
  /** `'sha256-…'` of the inline style sheet that the page itself announces. */
  readonly inlineStyles?: string | undefined;
  /** The same of its inline scripts, which are alike on all pages. */
  readonly inlineScripts?: string | undefined;
  /** The editor area shows the page as a preview in a frame: the origin that may, beside the page's own. */
  readonly framedBy?: string | undefined;
  /** Origins that the page shows in frames: the editor area previews all sites. */
  readonly frames?: readonly string[] | undefined;
  /** The origin to which a form of the page finally redirects: a sign-in for another site. */
  readonly formsTo?: string | undefined;
  /** The page holds the editor of rich text. */
  readonly holdsRichTextEditor?: boolean;
  /** The page reads files in a worker, which gets the plain policy: it may load nothing and send nothing. */
  readonly readsFiles?: boolean;
};

/** The headers of every HTML document (ASVS 5.0, 3.4). */
export function documentHeaders(page: Page, exceptions: Exceptions = {}): Record<string, string> {
  return {
    ...commonHeaders(page),
    'Content-Security-Policy': documentPolicy(page, exceptions),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** The headers of every other answer. */
export function commonHeaders({ secure }: Pick<Page, 'secure'>): Record<string, string> {
  return secure ? { ...plainHeaders, 'Strict-Transport-Security': strictTransport } : plainHeaders;
}

function documentPolicy({ secure, development, tenant }: Page, exceptions: Exceptions): string {
  const {
    inlineStyles,
    inlineScripts,
    framedBy,
    frames = [],
    formsTo,
    holdsRichTextEditor,
    readsFiles,
  } = exceptions;
  const scriptPolicies = [holdsRichTextEditor && clipboard, readsFiles && fileReader]
    .filter(Boolean)
    .join(' ');
  const andStyles = development ? " 'unsafe-inline'" : inlineStyles ? ` ${inlineStyles}` : '';
  const andScript = development ? " 'unsafe-inline'" : inlineScripts ? ` ${inlineScripts}` : '';
  const andTenant = tenant ? ` ${tenant}` : '';
  const andFrames = frames.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${andScript}`,
    `style-src 'self'${andStyles}`,
    ...(readsFiles ? ["worker-src 'self'"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${andTenant}${development ? ' ws: wss:' : ''}`,
    "manifest-src 'self'",
    `frame-src 'self' ${filmHosts}${andTenant}${andFrames}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${andTenant}${formsTo ? ` ${formsTo}` : ''}`,
    framedBy ? `frame-ancestors 'self' ${framedBy}` : "frame-ancestors 'none'",
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${scriptPolicies || "'none'"}`]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
