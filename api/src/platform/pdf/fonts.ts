import { fileURLToPath } from 'node:url'

/** Noto Sans JP (OFL): has the rare kanji of company names. */
export const regularFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
)
export const boldFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
)
