import { Children, type ReactNode } from 'react'

// Of all words on our screens the one that Chromium's phrases (`word-break: auto-phrase`) break in most sentences.
const word = 'お問い合わせ'
const style = { whiteSpace: 'nowrap' } as const

/** Running text in which 「お問い合わせ」 stays on one line. */
export const wholeWords = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? inString(text) : Array.isArray(text) ? Children.map(text, wholeWords) : text

function inString(text: string): ReactNode {
  const parts = text.split(word)
  if (parts.length === 1) return text
  const whole = (index: number) => (
    <span key={index} style={style}>
      {word}
    </span>
  )
  return parts.flatMap((part, index) => (index === 0 ? [part] : [whole(index), part]))
}
