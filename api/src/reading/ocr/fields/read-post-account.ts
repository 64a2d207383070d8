import { type JapanPostAccount, japanPostAccount, japanPostBankCode } from '@invoice-card/domain'
import { findLabels, labelPattern, valuePositions } from './lines/labels.ts'
import type { Line, Span } from './lines/layout.ts'

/** An account of Japan Post Bank that a paper names by 記号 and 番号. */
export interface PostAccount {
  readonly account: JapanPostAccount
  /** Where its 番号 stands. */
  readonly span: Span
}

const kigouLabels = labelPattern('記号')
const kigou = /^(?:[・/]?番号)?[\s:)]*(\d(?:\s?\d){4})(?!\d)(?:\s?[-−ー]\s?\d(?!\d))?/
const bangou = /(?:番号|^|[-−ー/・])[\s:)]*(\d(?:\s?\d){1,7})(?!\s?[\d,.-])/g

/** The account of 「記号 10180 番号 12345671」, also side by side, below one another or as 記号番号 10180-12345671. */
export function readPostAccount(lines: readonly Line[], bankCode: string): PostAccount | null {
  if (bankCode !== japanPostBankCode) return null
  const [found] = findLabels(lines, kigouLabels).flatMap(label =>
    valuePositions(lines, label).flatMap(({ span }): PostAccount[] => {
      const text = span.segment.text.slice(span.start)
      const first = kigou.exec(text)
      if (!first?.[1]) return []
      const rest: Span = { ...span, start: span.start + first[0].length, end: span.segment.text.length }
      return [rest, ...othersNear(lines, span)].flatMap(place => accountsIn(first[1] ?? '', place))
    }),
  )
  return found ?? null
}

/** The texts right of a span and those of the lines below it. */
function othersNear(lines: readonly Line[], { segment }: Span): Span[] {
  const row = lines.findIndex(line => line.includes(segment))
  const right = (lines[row] ?? []).filter(({ box }) => box.x > segment.box.x)
  return [...right, ...lines.slice(row + 1, row + 3).flat()]
    .filter(({ page }) => page === segment.page)
    .map(other => ({ segment: other, start: 0, end: other.text.length }))
}

function accountsIn(kigouDigits: string, { segment, start }: Span): PostAccount[] {
  return [...segment.text.slice(start).matchAll(bangou)].flatMap(match => {
    const digits = match[1] ?? ''
    const account = japanPostAccount(digitsOf(kigouDigits), digitsOf(digits))
    const at = start + match.index + match[0].lastIndexOf(digits)
    return account ? [{ account, span: { segment, start: at, end: at + digits.length } }] : []
  })
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')
