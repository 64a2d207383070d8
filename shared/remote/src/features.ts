import { createContext, use } from 'react'

/** What a remote may do right now. The host provides it around every remote and knows it before a screen is shown. */
export interface Features {
  /**
   * Something new may be begun; off, what was begun before may still be followed (`toggle.whenOff: 'new'` in its
   * `remote.ts`).
   */
  readonly takesNew: boolean
}

/** The host's answer; on outside the host, as in a remote's tests. */
export const FeaturesContext = createContext<Features>({ takesNew: true })

/** The features that are on for this remote right now; a change renders again. */
export const useFeatures = (): Features => use(FeaturesContext)
