import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const fileOf = (name: string, file: string): string =>
  pathToFileURL(join(dirname(require.resolve(`${name}/package.json`)), file)).href
const typeface = (name: string, weight: number, href: string): string =>
  `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url('${href}') }`

const google = (family: string, file: string) => fileOf(`@expo-google-fonts/${family}`, file)
const subset = (family: string, script: 'latin' | 'japanese') =>
  fileOf(`@fontsource/${family}`, `files/${family}-${script}-400-normal.woff2`)

/**
 * Typefaces of office computers, so that not every firm writes in the one that servers have, and of what stands beside
 * them: a printer with needles, slashed and dotted zeros, a pen.
 */
export const typefaces = [
  typeface('UD Gothic', 400, google('biz-udgothic', '400Regular/BIZUDGothic_400Regular.ttf')),
  typeface('UD Gothic', 700, google('biz-udgothic', '700Bold/BIZUDGothic_700Bold.ttf')),
  typeface('UD Mincho', 400, google('biz-udmincho', '400Regular/BIZUDMincho_400Regular.ttf')),
  typeface('Round Gothic', 400, google('zen-maru-gothic', '400Regular/ZenMaruGothic_400Regular.ttf')),
  typeface('Round Gothic', 700, google('zen-maru-gothic', '700Bold/ZenMaruGothic_700Bold.ttf')),
  typeface('Slashed Zero', 400, google('share-tech-mono', '400Regular/ShareTechMono_400Regular.ttf')),
  typeface('Dotted Zero', 400, google('source-code-pro', '400Regular/SourceCodePro_400Regular.ttf')),
  typeface('Needle Printer', 400, subset('dotgothic16', 'japanese')),
  typeface('Needle Printer', 400, subset('dotgothic16', 'latin')),
  typeface('Pen', 400, subset('yomogi', 'japanese')),
  typeface('Pen', 400, subset('yomogi', 'latin')),
].join('\n')
