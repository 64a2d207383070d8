import type { RemoteName } from '@invoice-card/environment'
import { FeaturesContext, PathsOnContext, queryClientOf } from '@invoice-card/remote'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useOutlet, useRouteError } from 'react-router-dom'
import { NotFoundView, OffView } from '../error/error-view.tsx'
import { focusStart } from '../navigation/focus-start.ts'
import { useIsFocusLost } from '../navigation/lost-focus.ts'
import { useAvailability, usePathsOn, useTakesNew } from './availability.ts'
import { reportError } from '../reports/report.ts'
import { UnavailableView } from './unavailable-view.tsx'

/** Where a remote's screens appear, as long as it is switched on. Its bare prefix need not be a screen. */
export function RemoteOutlet({ name }: { readonly name: RemoteName }) {
  const screen = useOutlet()
  const isOn = useAvailability(name)
  const takesNew = useTakesNew(name) === true
  const isPathOn = usePathsOn()
  useFocusOnceSwitched(isOn, takesNew)
  const features = useMemo(() => ({ takesNew }), [takesNew])
  if (isOn === undefined) return null
  if (!isOn) return <OffView />
  return (
    <QueryClientProvider client={queryClientOf(name)}>
      <FeaturesContext value={features}>
        <PathsOnContext value={isPathOn}>{screen ?? <NotFoundView />}</PathsOnContext>
      </FeaturesContext>
    </QueryClientProvider>
  )
}

/**
 * Switched off or on in an open document, a screen goes without a navigation, and what has the focus with it: the
 * heading of what stands in its place takes it. The focus in the header stays there.
 */
function useFocusOnceSwitched(isOn: boolean | undefined, takesNew: boolean): void {
  const isFocusLost = useIsFocusLost()
  const shown = useRef({ isOn, takesNew })
  useEffect(() => {
    const before = shown.current
    shown.current = { isOn, takesNew }
    if (before.isOn === undefined) return
    // Where only new things are switched, the screen may stay as it is.
    const isReplaced = before.isOn !== isOn ? document.activeElement === document.body : isFocusLost()
    return isReplaced ? focusStart() : undefined
  }, [isOn, takesNew, isFocusLost])
}

/** In the place of a remote's screen that threw. */
export function RemoteCrash({ name }: { readonly name: RemoteName }) {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => reportError(error, name), [error, name])
  const retry = () => void navigate(location, { replace: true, state: location.state })
  return <UnavailableView error={error} isLoading={false} onRetry={retry} />
}
