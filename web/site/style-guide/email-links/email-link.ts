export type MailDraft = { to: string; cc: string; subject: string; body: string };

/** Address parts that may stay readable in a mailto link (RFC 6068, section 2). */
const addressPart = (address: string) => encodeURIComponent(address.trim()).replaceAll('%40', '@');

const addressList = (addresses: string) =>
  addresses
    .split(/[,;]/)
    .filter((address) => address.trim())
    .map(addressPart)
    .join(',');

/** A mailto link after RFC 6068: everything percent-encoded, lines ended by CRLF, empty fields left out. */
export function mailtoLink({ to, cc, subject, body }: MailDraft): string {
  const fields = [
    ['cc', addressList(cc)],
    ['subject', encodeURIComponent(subject)],
    ['body', encodeURIComponent(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))],
  ]
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`);
  const query = fields.length > 0 ? `?${fields.join('&')}` : '';
  return `mailto:${addressList(to)}${query}`;
}

/** Parameters that newsletters and advertisers add to addresses to recognise people. */
const TRACKERS =
  /^(utm_\w+|mc_[ce]id|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|igshid|_hs(enc|mi)|mkt_tok|vero_id|oly_(anon|enc)_id)$/i;

/** The address without tracking parameters; null when it is not an http address. */
export function withoutTracking(address: string): string | null {
  if (!URL.canParse(address.trim())) return null;
  const url = new URL(address.trim());
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKERS.test(name)) url.searchParams.delete(name);
  }
  return url.href;
}
