import { Children, type ReactNode } from 'react'

// The number of a payment or request, too, which breaks after its hyphen; not the end of another, as of SI-20261130.
const wholes = (words: string) => new RegExp(`(${words}|(?<![A-Za-z])I-\\d{8,})`)
// Of all words on our screens those that Chromium's phrases (`word-break: auto-phrase`) break in most sentences.
const phrases = 'お問い合わせ|もう一度'
const broken = wholes(phrases)
// Of messages about drafts it breaks that word at some widths, too.
const brokenInMessage = wholes(`${phrases}|下書き`)
// As on `DateText`, a year may stand above its day.
const figures = wholes(/\d{4}年|\d{1,2}月\d{1,2}日(?:[(（][日月火水木金土][)）])?|\d[\d,]*円/.source)
// Inline in words: a name that is computed without the browser's own style sheet has else a gap there.
const style = { display: 'inline', whiteSpace: 'nowrap' } as const

/** Running text in which 「お問い合わせ」, 「もう一度」 and the number of a payment stay whole. */
export const wholeWords = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? unbroken(text, broken) : Array.isArray(text) ? Children.map(text, wholeWords) : text

/** The text of a message at the edge of the screen, in which 「下書き」 stays on one line, too. */
export const wholeWordsOfMessage = (text: string): ReactNode => unbroken(text, brokenInMessage)

/**
 * A title in which each day, amount and number of a payment stays on one line: 「12月」 over 「22日」 reads like a month
 * alone.
 */
export const wholeFigures = (title: string): ReactNode => unbroken(title, figures)

/** @param whole what stays on one line, in a group: the pieces between stand at the even places */
function unbroken(text: string, whole: RegExp): ReactNode {
  const parts = text.split(whole)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={style}>
        {part}
      </span>
    ),
  )
}
