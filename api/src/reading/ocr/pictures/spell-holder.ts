import { convertHolderKana, legalFormOf, legalForms, startsWithLegalForm } from '@invoice-card/domain'
import { editsBetween } from './edits.ts'

const leastKana = 3
/** Of the characters of a word that may differ. */
const mostMisread = 1 / 3
/** Of those of a whole name: ショウジ and ショウカイ may be two firms of one family. */
const mostMisreadOfName = 1 / 5

/** What is known of who issued an invoice. */
export interface Issuer {
  readonly name: string | null
  /** How a register reads it, without the legal form; full-width kana. */
  readonly nameKana: string | null
}

/**
 * A holder with its legal form, where it has none that exists, and spelled as its issuer in a register, or as far as
 * the issuer writes its own name in kana: an account is in the name of its firm, and a name in full size is read better
 * than kana in small print.
 * @param holder in half-width kana
 */
export function spellAsIssuer(holder: string, { name, nameKana }: Issuer): string {
  const form = legalFormOf(name ?? '')
  const spelled = kanaOf(name ?? '').reduce(
    (text, word) => {
      const part = likest(text, word)
      return part ? text.slice(0, part.start) + word + text.slice(part.end) : text
    },
    withForm(plainly(holder), form),
  )
  const register = kanaOf(nameKana ?? '').join('')
  if (form === null) return withName(spelled, register)
  const written = { form, isBefore: startsWithLegalForm(name ?? '') }
  const whole = wholeOf(spelled, register, written)
  if (whole !== null) return whole
  return /[()]/.test(spelled) ? withName(spelled, register) : withLostForm(spelled, register, written)
}

interface WrittenForm {
  readonly form: string
  readonly isBefore: boolean
}

/** The whole name of a register, with its legal form, of which one end was read alone. */
function wholeOf(holder: string, name: string, { form, isBefore }: WrittenForm): string | null {
  const converted = convertHolderKana(form)
  if (!converted.is_converted || holder.length < leastKana) return null
  const kana = converted.holder_kana
  const isPart = (part: string, isStart: boolean) =>
    part.length >= leastKana && part !== name && (isStart ? name.startsWith(part) : name.endsWith(part))
  if (isBefore) {
    const isOnlyStart = holder.startsWith(`${kana})`) && isPart(holder.slice(kana.length + 1), true)
    return isOnlyStart || isPart(holder, false) ? `${kana})${name}` : null
  }
  const isOnlyEnd = holder.endsWith(`(${kana}`) && isPart(holder.slice(0, -kana.length - 1), false)
  return isOnlyEnd || isPart(holder, true) ? `${name}(${kana}` : null
}

/** The name of a register in place of one that is nearly spelled like it as a whole: a branch has more to it. */
const withName = (holder: string, name: string): string =>
  holder.replace(/(?<=^[^()]{1,4}\)|^)[^()]+(?=\([^()]{1,4}\)?$|$)/, read => (isNear(read, name) ? name : read))

const isNear = (read: string, name: string): boolean => editsBetween(read, name) <= name.length * mostMisreadOfName

/** The same where the bracket of the legal form was not read: among the misread characters the form is lost. */
function withLostForm(holder: string, name: string, { form, isBefore }: WrittenForm): string {
  const converted = convertHolderKana(form)
  if (name === '' || holder === name || !converted.is_converted) return holder
  const kana = converted.holder_kana
  const joined = isBefore ? kana + name : name + kana
  if (!isNear(holder, name) && !isNear(holder, joined)) return holder
  return isBefore ? `${kana})${name}` : `${name}(${kana}`
}

/** Without specks and rules before the name, for none begins so, and with ﾛ for letters and digits among kana. */
const plainly = (holder: string): string =>
  holder
    .replace(/(?<=^(?:[^()]{1,3}\))?)[-.]+/, '')
    .replace(/(?<=[ｱ-ﾝﾞﾟ])[O0]+(?=[ｱ-ﾝ])/g, round => 'ﾛ'.repeat(round.length))

const existing = new Set(legalForms.map(({ zengin }) => zengin))

/** @param form カ for 株式会社 */
function withForm(holder: string, form: string | null): string {
  const converted = form === null ? null : convertHolderKana(form)
  if (!converted?.is_converted) return holder
  // Of a picture it may be read twice: ﾄﾞﾄﾞ).
  return holder.replace(/^[^()]{0,4}(?=\))|(?<=\()[^()]{0,4}$/, read =>
    existing.has(read.normalize('NFKC')) ? read : converted.holder_kana,
  )
}

const kanaOf = (name: string): string[] =>
  (name.match(/[ァ-ヶー]+|[ぁ-ゖー]+/g) ?? []).flatMap(word => {
    const converted = word.length < leastKana ? null : convertHolderKana(word)
    return converted?.is_converted ? [converted.holder_kana] : []
  })

interface Part {
  readonly start: number
  readonly end: number
  readonly misread: number
}

/** The part of a text that differs least from a word, nearest to it in length; none where too much differs. */
function likest(text: string, word: string): Part | undefined {
  const slack = Math.floor(word.length * mostMisread)
  const parts: Part[] = []
  for (let start = 0; start < text.length; start++) {
    for (let end = start + word.length - slack; end <= Math.min(text.length, start + word.length + slack); end++)
      parts.push({ start, end, misread: editsBetween(text.slice(start, end), word) })
  }
  const off = ({ start, end }: Part) => Math.abs(end - start - word.length)
  const [best] = parts
    .filter(({ start, end, misread }) => misread <= slack && !/[()]/.test(text.slice(start, end)))
    .toSorted((a, b) => a.misread - b.misread || off(a) - off(b))
  return best
}
