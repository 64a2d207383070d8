import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const fileOf = (family: string, file: string): string =>
  pathToFileURL(join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), file)).href
const face = (name: string, weight: number, href: string): string =>
  `@font-face { font-family: '${name}'; font-weight: ${weight}; src: url('${href}') }`

/** Typefaces of office computers, so that not every firm writes in the one that servers have. */
export const typefaces = [
  face('UD Gothic', 400, fileOf('biz-udgothic', '400Regular/BIZUDGothic_400Regular.ttf')),
  face('UD Gothic', 700, fileOf('biz-udgothic', '700Bold/BIZUDGothic_700Bold.ttf')),
  face('UD Mincho', 400, fileOf('biz-udmincho', '400Regular/BIZUDMincho_400Regular.ttf')),
].join('\n')
