import { useSyncExternalStore } from 'react'

/** Desktop is 1024 px and up (docs/product.md#header). */
const desktop = '(min-width: 1024px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(desktop)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(desktop).matches)
