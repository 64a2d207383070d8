import type { RemoteName } from '@invoice-card/environment'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NotFoundView, OffView } from '../error/error-view.tsx'
import { focusStart } from '../navigation/focus-start.ts'
import { useIsFocusLost } from '../navigation/lost-focus.ts'
import { useAvailability } from './availability.ts'
import { loadRemote, retryRemote } from './load.ts'
import { remoteOf } from '../environment/remote-names.ts'
import { type RemoteStatus, useRemoteStatus } from './status.ts'
import { type Problem, UnavailableView } from './unavailable-view.tsx'

/** The shell's splat route: a path of a remote that failed, of one that is switched off, or of nobody. */
export function Component() {
  const name = remoteOf(useLocation().pathname)
  return name ? <UnloadedRemote key={name} name={name} /> : <NotFoundView />
}

function UnloadedRemote({ name }: { readonly name: RemoteName }) {
  const isOn = useAvailability(name)
  const status = useRemoteStatus(name)
  const navigate = useNavigate()
  const location = useLocation()
  const hasArrived = status === 'ready'
  const [keyBefore, setKeyBefore] = useState<string>()
  const problem = useLastProblem(status)

  // The routes are here now: the same path finds its screen. A path that the remote does not know comes back here and
  // stays.
  useEffect(() => {
    if (hasArrived) void arrive()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one navigation for one arrival
  }, [hasArrived])

  // Switched on again while its path stands in the address bar.
  const isWanted = isOn === true && status === 'idle'
  useEffect(() => {
    if (isWanted) void loadRemote(name).catch(() => undefined)
  }, [isWanted, name])

  // The screen that comes takes the focus of what stood here meanwhile: a heading, or the button that tried again.
  const isFocusLost = useIsFocusLost()
  useEffect(
    () => () => {
      if (isFocusLost()) focusStart()
    },
    [isFocusLost],
  )

  async function arrive() {
    setKeyBefore(location.key)
    // The same address with a hash is no navigation to the router, so the screen comes first and its place then.
    if (location.hash) await navigate({ ...location, hash: '' }, { replace: true, state: location.state })
    await navigate(location, { replace: true, state: location.state })
  }

  if (isOn === false) return <OffView />
  // Asked for once more, the path still leads here.
  if (hasArrived && keyBefore !== undefined && keyBefore !== location.key) return <NotFoundView />
  if (isOn === undefined || isWanted) return null
  if (problem === undefined) return null
  const isLoading = status === 'loading' || hasArrived
  return <UnavailableView problem={problem} isLoading={isLoading} onRetry={() => void retryRemote(name)} />
}

/** What is wrong, also while it is being tried again; undefined on the first try. */
function useLastProblem(status: RemoteStatus): Problem | undefined {
  const [last, setLast] = useState<Problem>()
  const isProblem = status === 'slow' || status === 'failed' || status === 'broken'
  if (isProblem && status !== last) setLast(status)
  return isProblem ? status : last
}
