import { useSyncExternalStore } from 'react'

/** SPEC §2 Header: desktop is 1024px and up. */
const desktop = '(min-width: 1024px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(desktop)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(desktop).matches)
