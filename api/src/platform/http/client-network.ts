import { isIPv6 } from 'node:net'

/**
 * What limits count as one place: an IPv4 address, or the /64 of an IPv6 one, which is what a single connection is given
 * (RFC 6177): counted singly, one caller would have 2^64 of them.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  const [network, last] = [groups.slice(0, 4), groups.slice(4)]
  return [...network, last[0]].every(group => group === '0') && last[1] === 'ffff'
    ? embeddedIPv4(last)
    : `${network.join(':')}::/64`
}

/** All eight groups of an address, spelt as URLs spell them. */
function groupsOf(address: string): string[] {
  const [head = [], tail] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map(side => side.split(':').filter(group => group !== ''))
  return tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head
}

/** An IPv4 address as a socket that listens for both kinds names it: `::ffff:198.51.100.7`. */
const embeddedIPv4 = (groups: readonly string[]): string =>
  groups
    .slice(2)
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
