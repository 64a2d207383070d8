const restMs = 5_000

export type Upstreams = ReturnType<typeof createUpstreams>

/** The APIs behind the edge, each in its turn; one that could not be reached comes last for some seconds. */
export function createUpstreams(origins: readonly string[]) {
  const urls = origins.map(origin => new URL(origin))
  const restsUntil = new Map<URL, number>()
  let turn = 0
  return {
    /** In the order in which they are to be tried. */
    inTurn: (now = Date.now()): readonly URL[] => {
      turn = (turn + 1) % urls.length
      const rotated = [...urls.slice(turn), ...urls.slice(0, turn)]
      const isResting = (url: URL) => (restsUntil.get(url) ?? 0) > now
      return [...rotated.filter(url => !isResting(url)), ...rotated.filter(isResting)]
    },
    rest: (url: URL, now = Date.now()): void => {
      restsUntil.set(url, now + restMs)
    },
  }
}
