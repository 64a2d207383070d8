import { lazy, Suspense } from 'react'
import { environment } from '../environment/environment.ts'

const Frame = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './analytics-frame.tsx')).Component,
}))

/** Analytics where the environment has containers; nothing of it is fetched where it has none. */
export const Analytics = () =>
  environment.analyticsFrame === null ? null : (
    <Suspense>
      <Frame src={environment.analyticsFrame} />
    </Suspense>
  )
