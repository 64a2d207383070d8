import type { CDPSession } from 'playwright'

/**
 * DevTools' "Slow 4G", which is Lighthouse's mobile connection (150 ms, 1.6 Mbit/s) as DevTools applies it to each
 * request.
 */
export const slow4g = {
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
} as const
export const cpuSlowdown = 4

/** What came over the network, headers included. */
export interface Transfer {
  readonly requests: number
  readonly bytes: number
  /** Bodies of scripts alone, compressed as they travelled. */
  readonly scriptBytes: number
}

interface Request {
  readonly startedAt: number
  readonly url: string
  bytes?: number
  bodyBytes?: number
  isFromCache?: boolean
  isOver?: boolean
}

/** Gives a tab whose network is watched the line and the processor of a phone. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/**
 * Counts what a tab loads: `transferUntil` gives, when they are over, the requests sent in the first milliseconds of
 * the navigation.
 */
export async function watchNetwork(
  cdp: CDPSession,
): Promise<{ readonly transferUntil: (ms: number) => Promise<Transfer> }> {
  const requests = new Map<string, Request>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { startedAt: timestamp * 1000, url: request.url })
  })
  const change = (requestId: string, facts: Partial<Request>) => Object.assign(requests.get(requestId) ?? {}, facts)
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isFromCache: true }))
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, {
      ...(response.fromDiskCache && { isFromCache: true }),
      bodyBytes: Number(response.headers['content-length'] ?? 0),
    }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { bytes: encodedDataLength, isOver: true }),
  )
  cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isOver: true }))
  await cdp.send('Network.enable')

  return {
    async transferUntil(ms) {
      const [document] = requests.values()
      const early = [...requests.values()].filter(({ startedAt }) => startedAt - (document?.startedAt ?? 0) <= ms)
      while (!early.every(({ isOver }) => isOver)) await new Promise(resolve => setTimeout(resolve, 50))
      const sent = early.filter(({ isFromCache }) => !isFromCache)
      return {
        requests: sent.length,
        bytes: sum(sent.map(({ bytes }) => bytes)),
        scriptBytes: sum(
          sent.filter(({ url }) => new URL(url).pathname.endsWith('.js')).map(({ bodyBytes }) => bodyBytes),
        ),
      }
    },
  }
}

const sum = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)
