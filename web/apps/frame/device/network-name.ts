/**
 * The network from which somebody signed in, in a form that they may recognise: of IPv6 the tenant stores the
 * four groups that identify it, shown as in RFC 5952. Undefined: the machine on which the site itself runs.
 */
export function networkName(address: string): string | undefined {
  if (/^127\.|^(?:0:){3}0$|^::1$/.test(address)) return undefined;
  const groups = address.split(':');
  if (groups.length !== 4) return address;
  const short = groups.map((group) => group.replace(/^0+(?=.)/, ''));
  while (short.at(-1) === '0') short.pop();
  return `${short.join(':')}::/64`;
}
