import { useEffect, useRef } from 'react'
import { closeOnBack } from './back-entries.ts'

/** Back in the browser or on a phone closes this, as long as it is mounted. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => closeOnBack(() => close.current()), [])
}
