/** Films of these two load only after the visitor agreed, inside a frame. */
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

/** On every answer, whatever it is. */
export const plainHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** Two years; only the browser's own https connection may be told. */
const strictTransport = 'max-age=63072000; includeSubDomains';

type Page = {
  /** The address by which browsers reach the site is https. */
  readonly secure: boolean;
  /** Vite injects inline scripts and styles and talks over a socket. */
  readonly development: boolean;
  /** Origin of an identity tenant elsewhere: its pages sign in, its silent frame and its tokens are asked for by ours. */
  readonly tenant?: string | undefined;
};

type Exceptions = {
  /** `'sha256-…'` of the inline style sheets that the page itself announces; there is no inline script. */
  readonly styles?: string;
};

/** What every HTML document carries (ASVS 5.0, 3.4). */
export function documentHeaders(page: Page, exceptions: Exceptions = {}): Record<string, string> {
  return {
    ...commonHeaders(page),
    'Content-Security-Policy': documentPolicy(page, exceptions),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** What every other answer carries. */
export function commonHeaders({ secure }: Pick<Page, 'secure'>): Record<string, string> {
  return secure ? { ...plainHeaders, 'Strict-Transport-Security': strictTransport } : plainHeaders;
}

function documentPolicy({ secure, development, tenant }: Page, { styles }: Exceptions): string {
  const inlineStyles = development ? " 'unsafe-inline'" : styles ? ` ${styles}` : '';
  const andTenant = tenant ? ` ${tenant}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${inlineStyles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${andTenant}${development ? ' ws: wss:' : ''}`,
    "manifest-src 'self'",
    `frame-src 'self' ${filmHosts}${andTenant}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${andTenant}`,
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
