import type { RemoteName } from '@invoice-card/environment'
import { FeaturesContext } from '@invoice-card/remote'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useOutlet, useRouteError } from 'react-router-dom'
import { NotFoundView, OffView } from '../error/error-view.tsx'
import { useAvailability, useTakesNew } from './availability.ts'
import { reportError } from '../reports/report.ts'
import { UnavailableView } from './unavailable-view.tsx'

/** Where a remote's screens appear, as long as it is switched on. Its bare prefix need not be a screen. */
export function RemoteOutlet({ name }: { readonly name: RemoteName }) {
  const screen = useOutlet()
  const isOn = useAvailability(name)
  const takesNew = useTakesNew(name) === true
  const features = useMemo(() => ({ takesNew }), [takesNew])
  if (isOn === undefined) return null
  if (!isOn) return <OffView />
  return <FeaturesContext value={features}>{screen ?? <NotFoundView />}</FeaturesContext>
}

/** In the place of a remote's screen that threw. */
export function RemoteCrash({ name }: { readonly name: RemoteName }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => reportError(error, name), [error, name])
  return <UnavailableView error={error} isLoading={false} onRetry={() => void navigate(location, { replace: true })} />
}
