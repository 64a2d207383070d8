import { useCallback, useEffect, useState } from 'react'

interface Answer<T> {
  readonly data?: T
  readonly error?: unknown
}

/**
 * What a call answers, outside of the signed-in screens and their query cache; `ask` is the same function as long as
 * it asks the same.
 */
export function useAnswer<T>(ask: (signal: AbortSignal) => Promise<T>) {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<Answer<T> & { readonly isStale: boolean }>({ isStale: true })
  useEffect(() => {
    const cancel = new AbortController()
    const settle = (next: Answer<T>) => {
      if (!cancel.signal.aborted) setAnswer({ ...next, isStale: false })
    }
    ask(cancel.signal).then(
      data => settle({ data }),
      (error: unknown) => settle({ error }),
    )
    return () => cancel.abort()
  }, [ask, round])
  const retry = useCallback(() => {
    setAnswer(before => ({ ...before, isStale: true }))
    setRound(before => before + 1)
  }, [])
  return { ...answer, retry }
}
