import { useSyncExternalStore } from 'react'

/**
 * Desktop is 1024 px and up (docs/product.md#header), and later with larger text: in the unit of the styles' own
 * breakpoints.
 */
const desktop = '(min-width: 64em)'

function subscribe(onChange: () => void) {
  const query = matchMedia(desktop)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(desktop).matches)
