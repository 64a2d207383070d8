import { colors } from './colors.ts'

type TokenScale = Record<string, { value: string }>
const scale = (values: Record<string, string>): TokenScale =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** Steps of 4 px in rem: `4` is 1 rem. */
const spacing = scale(
  Object.fromEntries(
    [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32].map(step => [
      String(step),
      `${step / 4}rem`,
    ]),
  ),
)

const fontStack = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic", YuGothic, Meiryo, sans-serif'

/** Design tokens: the only place where a raw size, shade or duration is written. */
export const tokens = {
  colors,
  spacing,
  sizes: {
    ...spacing,
    ...scale({
      full: '100%',
      'field.xs': '6rem',
      'field.sm': '12rem',
      'field.md': '20rem',
      'field.lg': '30rem',
      'page.sm': '28rem',
      'page.md': '46rem',
      'page.lg': '70rem',
      target: '2.75rem',
    }),
  },
  fonts: {
    body: { value: fontStack },
    heading: { value: fontStack },
    mono: { value: `"SFMono-Regular", Consolas, ${fontStack}` },
  },
  fontSizes: scale({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.75rem',
    '4xl': '2.125rem',
  }),
  fontWeights: scale({ normal: '400', medium: '500', bold: '700' }),
  lineHeights: scale({ none: '1', tight: '1.4', snug: '1.55', body: '1.7' }),
  letterSpacings: scale({ normal: '0', wide: '0.03em' }),
  radii: scale({ xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '14px', full: '999px' }),
  shadows: scale({
    card: '0 1px 2px rgb(47 43 38 / 0.05)',
    raised: '0 2px 4px rgb(47 43 38 / 0.06), 0 8px 24px rgb(47 43 38 / 0.10)',
    overlay: '0 8px 16px rgb(47 43 38 / 0.10), 0 24px 56px rgb(47 43 38 / 0.22)',
  }),
  zIndex: scale({ header: '100', sticky: '90', menu: '1000', overlay: '1300', snackbar: '1500', skip: '1600' }),
  durations: scale({ fast: '120ms', moderate: '200ms' }),
}

/** Breakpoints (docs/product.md#look). */
export const breakpoints = { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }
