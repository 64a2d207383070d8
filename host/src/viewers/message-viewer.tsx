import { bus, type SnackbarItem } from '@invoice-card/events'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { laterPart } from '../error/later-part.tsx'
import { PlainMessage } from './plain-message.tsx'

// Before somebody is signed in there is next to nothing to say, so the first screens do not carry it.
const Snackbar = laterPart(() => import('@invoice-card/ui/core').then(({ Snackbar }) => Snackbar), PlainMessage)

/** Shows the messages that host and remotes put on the bus. */
export function MessageViewer() {
  const [item, setItem] = useState<SnackbarItem>()
  const [isWanted, setIsWanted] = useState(false)
  useEffect(
    () =>
      bus.on('snackbar', item => {
        setIsWanted(true)
        setItem(item)
      }),
    [],
  )
  const clear = useCallback(
    (cleared: SnackbarItem) => setItem(current => (current === cleared ? undefined : current)),
    [],
  )
  if (!isWanted) return null
  return (
    <Suspense>
      <Snackbar item={item} onCleared={clear} />
    </Suspense>
  )
}
