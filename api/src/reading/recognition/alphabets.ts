import type { Alphabet } from './protocol.ts'

// Account holders have no small kana: banks write them large.
export const alphabets: Readonly<Record<Alphabet, string>> = {
  kana: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポー（）()・',
}
