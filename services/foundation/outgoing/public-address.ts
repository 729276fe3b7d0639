import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special-purpose IPv4 ranges: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Includes the metadata service of clouds at 169.254.169.254.
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
  // A public address that is internal to Azure.
  ['168.63.129.16', 32],
] as const)
  special4.addSubnet(network, bits, 'ipv4');

/** All of global unicast IPv6, without the ranges that map or tunnel IPv4, and documentation. */
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

/** Whether an IP address belongs to the public internet, and to no private network or machine. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
