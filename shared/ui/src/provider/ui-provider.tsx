import { useEffect, type ReactNode } from 'react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { restoreLostFocus } from '../focus/focus-home.ts'
import { system } from '../system/system.ts'

// Speedy mode fills one empty style element through the CSSOM: a policy that allows only the hash of '' lets it pass,
// inline text would not.
const cache = createCache({ key: 'ic', speedy: true })

/**
 * Gives a document its styles and keeps its focus; the host puts it once around everything, tests around what they
 * render.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  useEffect(restoreLostFocus, [])
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
