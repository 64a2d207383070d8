import { useFeatures } from '@invoice-card/remote'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

const NewRequestsOff = lazy(async () => ({
  default: (await import('../new-requests-off/screen.tsx')).NewRequestsOffScreen,
}))

/**
 * Around the screens on which a request is made. Switched off, the screen on which somebody stands stays until it is
 * left: what is typed there must not go away under the hands, and the server refuses to send it.
 */
export function WhileOn() {
  const isOn = useFeatures().collections
  const { pathname } = useLocation()
  const [shown, setShown] = useState<string | null>(null)
  if (isOn && shown !== pathname) setShown(pathname)
  return isOn || shown === pathname ? (
    <Outlet />
  ) : (
    <Suspense fallback={null}>
      <NewRequestsOff />
    </Suspense>
  )
}
