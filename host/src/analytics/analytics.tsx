import { Suspense } from 'react'
import { environment } from '../environment/environment.ts'
import { laterPart } from '../error/later-part.tsx'

const Frame = laterPart(() =>
  import(/* webpackChunkName: "later" */ './analytics-frame.tsx').then(({ Component }) => Component),
)

/** Analytics where the environment has containers; nothing of it is fetched where it has none. */
export const Analytics = () =>
  environment.analyticsFrame === null ? null : (
    <Suspense>
      <Frame src={environment.analyticsFrame} />
    </Suspense>
  )
