import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { globalCss, keyframes } from './global-css.ts'
import { breakpoints, tokens } from './tokens.ts'

/** The one Chakra system: our tokens on Chakra's style engine, none of Chakra's component recipes. */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ic',
  preflight: true,
  globalCss,
  theme: { breakpoints, keyframes, tokens },
})
