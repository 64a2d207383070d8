const value = <T extends Record<string | number, string>>(scale: T) =>
  Object.fromEntries(Object.entries(scale).map(([step, color]) => [step, { value: color }]))

/**
 * Palette: one accent (a deep blue-green, the ink of a bank form), warm greys, three meanings. Text pairs hold WCAG AA.
 */
export const colors = {
  white: { value: '#ffffff' },
  black: { value: '#1c1a17' },
  gray: value({
    25: '#fbfaf8',
    50: '#f6f4f1',
    100: '#eeebe6',
    200: '#e0dcd5',
    300: '#c9c3b9',
    400: '#a19a8f',
    500: '#7d766b',
    600: '#5f594f',
    700: '#47423a',
    800: '#2f2b26',
    900: '#1c1a17',
  }),
  accent: value({
    25: '#f4f9f9',
    50: '#e9f2f3',
    100: '#d3e5e7',
    200: '#a9ccd1',
    300: '#76abb3',
    400: '#428590',
    500: '#1f6a77',
    600: '#0d5562',
    700: '#0a4550',
    800: '#08353e',
    900: '#06262c',
  }),
  success: value({ bg: '#eaf5ee', line: '#a8d5b9', solid: '#1f7a4d', text: '#17623d' }),
  attention: value({ bg: '#fff6e3', line: '#ecc980', solid: '#b86e00', text: '#7d4a00' }),
  danger: value({ bg: '#fdf0ee', line: '#efb9b2', solid: '#b3261e', hover: '#921d17', text: '#9c1f18' }),
  bg: value({ canvas: '#f6f4f1', surface: '#ffffff', subtle: '#fbfaf8', hover: '#f6f4f1' }),
  fg: value({ DEFAULT: '#1c1a17', muted: '#5f594f', subtle: '#716a60', accent: '#0d5562', onSolid: '#ffffff' }),
  line: value({ DEFAULT: '#e0dcd5', strong: '#8b8378' }),
}
