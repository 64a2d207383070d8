import { type ComponentType, lazy } from 'react'
import { reportError } from '../reports/report.ts'
import { failedChunk, isLoadFailure, tryAgain } from '../environment/try-again.ts'

const Nothing = () => null

/**
 * A part of a screen whose script is loaded when it is drawn first, in a `Suspense`. Where that does not come,
 * `Instead` stands in its place, nothing unless given: else the whole screen would fail with its smallest part.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) =>
  lazy(async () => {
    try {
      return { default: await tryAgain(load, 2, error => (isLoadFailure(error) ? failedChunk(error) : null)) }
    } catch (error) {
      reportError(error)
      return { default: Instead }
    }
  })
