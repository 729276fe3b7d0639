import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What of IPv4 is nobody's on the internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // With the data of machines in a cloud at 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Public by its number, and the inside of Azure.
  ['168.63.129.16', 32],
] as const)
  special4.addSubnet(network, bits, 'ipv4');

/** All of IPv6 that is given out to the public; what maps or tunnels IPv4, and documentation, is taken out again. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is one of the public internet, and none of a network or a machine of our own. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
