import { bus, type ToastItem } from '@invoice-card/events'
import type { NumberedToast } from '@invoice-card/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { laterPart } from '../error/later-part.tsx'
import { PlainToasts } from './plain-toasts.tsx'

// Nothing happens by itself before somebody is signed in, so the first screens do not carry it.
const Toaster = laterPart(() => import('@invoice-card/ui/more').then(({ Toaster }) => Toaster), PlainToasts)

/** Shows the short words that host and remotes put on the bus. */
export function ToastViewer() {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([])
  const [isWanted, setIsWanted] = useState(false)
  const last = useRef(0)
  useEffect(
    () =>
      bus.on('toast', (item: ToastItem) => {
        last.current += 1
        const id = last.current
        setIsWanted(true)
        setToasts(shown => [...shown, { id, item }])
      }),
    [],
  )
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster toasts={toasts} onDismiss={id => setToasts(shown => shown.filter(toast => toast.id !== id))} />
    </Suspense>
  )
}
