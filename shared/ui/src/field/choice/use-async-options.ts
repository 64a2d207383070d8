import { useCallback, useEffect, useState } from 'react'

/** One answer of a search. */
export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** Second line: a code, a reading, an address. */
  readonly description?: string
  /** It is shown and cannot be chosen; the description says why. */
  readonly isDisabled?: boolean
}

/** Looks up what was typed; give `signal` to the request so that an overtaken search is dropped. */
export type OptionSearch = (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  options: readonly ComboboxOption[]
}

const debounceMs = 200

/**
 * Options for `text` while `isActive`, searched 200 ms after the last key, and by `retry` once more; an answer that was
 * overtaken is ignored. A failure stands until the next search.
 */
export function useAsyncOptions(search: OptionSearch, text: string, isActive: boolean) {
  const [state, setState] = useState<SearchState>({ status: 'idle', options: [] })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt(count => count + 1), [])

  useEffect(() => {
    if (!isActive) return
    const controller = new AbortController()
    setState(previous => ({ ...previous, status: 'loading' }))
    const timer = setTimeout(() => {
      search(text, controller.signal).then(
        options => controller.signal.aborted || setState({ status: 'ready', options }),
        () => controller.signal.aborted || setState({ status: 'failed', options: [] }),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // A caller's inline `search` must not restart the search on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [text, isActive, attempt])

  return { ...state, retry }
}
