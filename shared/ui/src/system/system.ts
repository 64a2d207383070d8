import { createSystem } from '@chakra-ui/react/styled-system'
import { conditions } from './conditions.ts'
import { globalCss, keyframes } from './global-css.ts'
import { breakpoints, tokens } from './tokens.ts'
import { utilities } from './utilities.ts'

/** The one Chakra system: our tokens and style props on Chakra's style engine, none of Chakra's component recipes. */
export const system = createSystem({
  cssVarsPrefix: 'ic',
  preflight: true,
  conditions,
  utilities,
  globalCss,
  theme: { breakpoints, keyframes, tokens },
})
