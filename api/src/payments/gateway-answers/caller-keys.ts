import type { PublicContext } from '../../platform/http/public.ts'

// Everybody on a developer's machine, and what calls in the process itself.
const hasNoNetwork = (address: string): boolean => /^(127\.|::1|in-process|unknown|seed)/.test(address)

const networkPrefix = 'card-declines:address:'

/** Whether a try came over a network, and not from the machine itself. */
export const hasNetworkKey = (keys: readonly string[]): boolean => keys.some(key => key.startsWith(networkPrefix))

/** The keys by which cards that a caller tries are counted across companies: its network address and its browser. */
export const callerKeysOf = ({ request: { address, browser } }: Pick<PublicContext, 'request'>): string[] => [
  ...(hasNoNetwork(address) ? [] : [networkPrefix + address]),
  ...(browser.hash === null ? [] : [`card-declines:browser:${browser.hash}`]),
]
