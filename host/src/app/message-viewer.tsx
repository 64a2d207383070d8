import { useEffect, useState } from 'react'
import { bus, type SnackbarItem } from '@invoice-card/events'
import { Snackbar } from '@invoice-card/ui/base'

/** Shows the messages that host and remotes put on the bus. */
export function MessageViewer() {
  const [item, setItem] = useState<SnackbarItem>()
  useEffect(() => bus.on('snackbar', setItem), [])
  return <Snackbar item={item} onCleared={() => setItem(undefined)} />
}
