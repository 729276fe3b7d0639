/**
 * The network from which somebody signed in, as its owner may know it: of IPv6 the tenant keeps the four groups that name
 * it, shown as RFC 5952 writes them. Undefined: the machine on which the site itself runs.
 */
export function networkName(address: string): string | undefined {
  if (/^127\.|^(?:0:){3}0$|^::1$/.test(address)) return undefined;
  const groups = address.split(':');
  if (groups.length !== 4) return address;
  const short = groups.map((group) => group.replace(/^0+(?=.)/, ''));
  while (short.at(-1) === '0') short.pop();
  return `${short.join(':')}::/64`;
}
