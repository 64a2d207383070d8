const callTimeoutMs = 45_000

/** Stands for the load balancer: each call goes to the next edge, and to another one where nobody listens. */
export function createBalancer(origins: readonly string[]) {
  let turn = 0
  const inTurn = (): readonly string[] => {
    turn = (turn + 1) % origins.length
    return [...origins.slice(turn), ...origins.slice(0, turn)]
  }
  return {
    request: async (path: string | Request | URL, init?: RequestInit): Promise<Response> => {
      // Whichever edge a link names: the load balancer has one name for all.
      const { pathname, search } = new URL(String(path), origins[0])
      let refused: unknown
      for (const origin of inTurn()) {
        try {
          return await fetch(new URL(pathname + search, origin), {
            ...init,
            redirect: 'manual',
            signal: AbortSignal.timeout(callTimeoutMs),
          })
        } catch (error) {
          if (!isNobodyThere(error)) throw error
          refused = error
        }
      }
      throw refused
    },
  }
}

/** Not one byte of the call has left. */
const isNobodyThere = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
