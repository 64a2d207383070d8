import type { NumberedToast } from '@invoice-card/ui'
import { PlainMessage } from './plain-message.tsx'

interface PlainToastsProps {
  readonly toasts: readonly NumberedToast[]
  readonly onDismiss: (id: number) => void
}

/** Toasts without the kit, as `PlainMessage`, one after the other. */
export const PlainToasts = ({ toasts: [first], onDismiss }: PlainToastsProps) =>
  first && <PlainMessage item={first.item} onCleared={() => onDismiss(first.id)} />
