import { type ComponentType, lazy, useEffect } from 'react'
import { reportError } from '../reports/report.ts'
import { failedChunk, isLoadFailure, tryAgain } from '../environment/try-again.ts'

const Nothing = () => null

/**
 * A part of a screen whose script is loaded when it is drawn first, in a `Suspense`. Where that does not come,
 * `Instead` stands in its place, nothing unless given: else the whole screen would fail with its smallest part. Once
 * that is gone, the next one is loaded anew.
 */
export const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
) => {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await tryAgain(load, 2, error => (isLoadFailure(error) ? failedChunk(error) : null)) }
      } catch (error) {
        reportError(error)
        return { default: Lost }
      }
    })
  let Part = make()
  function Lost(props: Props) {
    useEffect(
      () => () => {
        Part = make()
      },
      [],
    )
    return <Instead {...props} />
  }
  return (props: Props) => <Part {...props} />
}
