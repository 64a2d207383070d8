import type { Caller } from '../data/callers.ts'
import type { Effort } from './effort.ts'
import { succeed } from './http.ts'
import { type Load, load, median } from './load.ts'

export interface ReadFigure {
  readonly clients: number
  readonly bare: Load
  readonly bareWithQuery: Load
  readonly authorised: Load
  /** Authorised reads per second ÷ those of the bare framework: median of the rounds. */
  readonly ratio: number
  readonly ratioWithQuery: number
}

/** A call that does nothing but let its caller in, and the same answer from the framework alone, in turn. */
export async function measureReads(
  api: string,
  bare: string,
  callers: readonly Caller[],
  { seconds, rounds }: Effort,
): Promise<ReadFigure[]> {
  const figures: ReadFigure[] = []
  for (const clients of [1, 8, 32]) {
    const taken: { bare: Load; bareWithQuery: Load; authorised: Load }[] = []
    for (let round = 0; round < rounds; round++) {
      taken.push({
        bare: await load(clients, seconds / 2, () => succeed(`${bare}/`)),
        bareWithQuery: await load(clients, seconds / 2, () => succeed(`${bare}/query`)),
        authorised: await load(clients, seconds / 2, client =>
          succeed(`${api}/api/v1/v_result_message/G001AC0100000000`, callers[client % callers.length]?.headers),
        ),
      })
    }
    const last = taken.at(-1)
    if (last)
      figures.push({
        clients,
        ...last,
        ratio: median(taken.map(round => round.authorised.perSecond / round.bare.perSecond)),
        ratioWithQuery: median(taken.map(round => round.authorised.perSecond / round.bareWithQuery.perSecond)),
      })
  }
  return figures
}
