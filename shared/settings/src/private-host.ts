const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/

/**
 * True for a host that is not reached over a network that others use: a socket in the file system, this machine, or a
 * name without a dot, which only the name server of a private network knows (e.g. `postgres` in a compose file).
 */
export const isPrivateHost = (host: string): boolean =>
  host === '' || host.startsWith('/') || loopback.test(host) || /^[a-z][a-z0-9_-]*$/i.test(host)
