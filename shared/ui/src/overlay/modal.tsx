import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { styled } from '../system/styled.ts'
import { useCloseOnBack } from './back/use-close-on-back.ts'
import { lockScroll } from './lock-scroll.ts'
import { holdMessages } from './messages-on-top.ts'

/** Padding that leaves free the edges of a phone that its own parts cover. */
const insetBy = (least: string) => ({
  paddingTop: `max(${least}, env(safe-area-inset-top))`,
  paddingRight: `max(${least}, env(safe-area-inset-right))`,
  paddingBottom: `max(${least}, env(safe-area-inset-bottom))`,
  paddingLeft: `max(${least}, env(safe-area-inset-left))`,
})

const Sheet = styled('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: '100vw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    ...insetBy('0px'),
    bg: 'transparent',
    color: 'fg',
    overflow: 'hidden',
    _backdrop: { bg: 'rgb(28 26 23 / 0.5)', animation: 'fadeIn 180ms' },
    '&[open]': { display: 'flex' },
  },
  variants: {
    place: {
      center: {
        alignItems: { base: 'flex-end', sm: 'center' },
        justifyContent: 'center',
        ...insetBy('{spacing.3}'),
        sm: insetBy('{spacing.6}'),
      },
      left: { justifyContent: 'flex-start' },
      right: { justifyContent: 'flex-end' },
    },
  },
})

/**
 * For the control that has the focus when its dialog opens; otherwise the first field of a form, or the first control.
 * React keeps `autofocus` out of the document, where the browser would look for it.
 */
export const initialFocus = { 'data-initial-focus': '' }
const firstField = 'form :is(input:not([type=radio]:not(:checked)), select, textarea)'

interface ModalProps {
  titleId: string
  /** What is read out with the title: the question of an `alertdialog`. */
  descriptionId?: string
  place: 'center' | 'left' | 'right'
  onClose: () => void
  role?: 'alertdialog'
  children: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, closes by Escape and Back and gives
 * the focus back.
 */
export function Modal({ titleId, descriptionId, place, onClose, role, children }: ModalProps) {
  const sheet = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = sheet.current!
    const opener = document.activeElement
    dialog.showModal()
    const control = dialog.querySelector('[data-initial-focus]') ?? dialog.querySelector(firstField)
    if (control instanceof HTMLElement) control.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      dialog.close()
      // Where a link in it led to another screen, that screen takes the focus: its observer was notified of the removal
      // before this is asked.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus()
      })
    }
  }, [])

  useCloseOnBack(onClose)

  // Ends before the dialog leaves the document and would take the messages along.
  useLayoutEffect(() => holdMessages(sheet.current!), [])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  // Chromium closes at the second Escape whatever `cancel` says. Our own `close()` comes here too, when the sheet is
  // gone or open again.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.isConnected && !currentTarget.open) onClose()
  }
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    <Sheet
      ref={sheet}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      place={place}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={closeOnBackdrop}
    >
      {children}
    </Sheet>
  )
}
