import type { OcrFields } from '@invoice-card/contracts'
import { hasLegalForm } from '@invoice-card/domain'
import { editsBetween } from './edits.ts'

type Name = OcrFields['payer_name']

/** Of its characters so many may be misread in the same name. */
const mostMisread = 0.4

/**
 * As the engine for lines of names reads it, where it reads the same name or one that is a firm's; else as the first
 * engine does. @param all that the passes of both read
 */
export function voteOnAddressee(words: Name, kana: Name | undefined, all: readonly Name[]): Name {
  const own = wholeOf(words, all)
  if (own.value === null || kana === undefined || kana.value === null) return own
  const isFirm = hasLegalForm(kana.value)
  return isFirm && (!hasLegalForm(own.value) || isNearly(own.value, kana.value)) ? joinedAs(kana, all) : own
}

/** Nearly the same name of another pass, of which the legal form was read: 株式会社サンプル of 桂弐会社サンプル. */
function wholeOf(words: Name, all: readonly Name[]): Name {
  const { value } = words
  if (value === null || hasLegalForm(value)) return words
  return all.find(other => other.value !== null && hasLegalForm(other.value) && isNearly(value, other.value)) ?? words
}

/** Without spaces of type that is set wide, which another pass did not see: 株式会社サン プル商 事. */
function joinedAs(name: Name, all: readonly Name[]): Name {
  const joined = (name.value ?? '').replaceAll(' ', '')
  const isSeen = all.some(({ value }) => value?.startsWith(joined))
  return isSeen && name.value !== null ? { ...name, value: joined } : name
}

const isNearly = (a: string, b: string): boolean => editsBetween(a, b) <= Math.max(a.length, b.length) * mostMisread
