import { fileURLToPath } from 'node:url'

const fontPath = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${name}.ttf`))

/** Noto Sans JP (OFL): has the rare kanji of company names. */
export const regularFont = fontPath('400Regular/NotoSansJP_400Regular')
export const boldFont = fontPath('700Bold/NotoSansJP_700Bold')
