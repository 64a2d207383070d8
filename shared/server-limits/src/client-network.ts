import ipaddr from 'ipaddr.js'

/**
 * The network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 one, which is what a single
 * connection is given (RFC 6177): counted singly, one caller would have 2^64 of them.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  // A socket that listens for both kinds names an IPv4 address `::ffff:198.51.100.7`.
  const plain = ipaddr.process(address)
  return plain.kind() === 'ipv4'
    ? plain.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain.toString()}/64`).toString()}/64`
}
