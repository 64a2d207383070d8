import { createContext, use } from 'react'

/** What may be begun in the product right now. The host provides it around every remote and knows it before a screen is shown. */
export interface Features {
  /** New requests for payment by card. */
  readonly collections: boolean
}

/** The host's answer; on outside the host, as in a remote's tests. */
export const FeaturesContext = createContext<Features>({ collections: true })

/** What may be begun right now; a change renders anew. */
export const useFeatures = (): Features => use(FeaturesContext)
