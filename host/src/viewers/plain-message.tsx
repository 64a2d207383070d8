import type { SnackbarItem, ToastItem } from '@invoice-card/events'
import { styled } from '@invoice-card/ui/base'
import { useEffect } from 'react'

const Line = styled('p', {
  base: {
    position: 'fixed',
    insetInline: '4',
    bottom: '4',
    zIndex: 'toast',
    maxWidth: '40rem',
    marginInline: 'auto',
    padding: '4',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'raised',
  },
})

interface PlainMessageProps<Item> {
  readonly item: Item | undefined
  readonly onCleared: (item: Item) => void
}

/** A message without the kit, whose script did not come: no link and no drawing, but nothing goes unsaid. */
export function PlainMessage<Item extends SnackbarItem | ToastItem>({ item, onCleared }: PlainMessageProps<Item>) {
  useEffect(() => {
    if (!item) return
    const timer = setTimeout(() => onCleared(item), item.durationMs ?? 10_000)
    return () => clearTimeout(timer)
  }, [item, onCleared])
  return (
    item && (
      <Line role={('color' in item ? item.color : item.kind) === 'error' ? 'alert' : 'status'}>
        {item.title} {item.text}
      </Line>
    )
  )
}
