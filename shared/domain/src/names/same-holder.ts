import { holderKanaMaxLength } from './holder-kana.ts'
import { legalForms, officeForms } from './legal-forms.ts'
import { toHalfWidth } from '../text/text-width.ts'

const forms = [...legalForms, ...officeForms].map(({ zengin }) => toHalfWidth(zengin)).join('|')
const form = new RegExp(`^(${forms})\\)|\\((${forms})$|\\((${forms})\\)`)

interface Name {
  readonly legalForm: string | null
  readonly letters: string
}

function parse(holderKana: string): Name {
  const joined = holderKana.replaceAll(/[ .]/g, '')
  const found = form.exec(joined)
  return {
    legalForm: found ? (found[1] ?? found[2] ?? found[3] ?? null) : null,
    letters: found ? joined.replace(found[0], '') : joined,
  }
}

/**
 * Whether two holders in zengin kana can be one: the same letters, wherever spaces and the legal form stand and whether
 * there is one. 株式会社サクラ and 有限会社サクラ are two. A name that was cut equals one that goes on.
 * @example isSameHolder('ｶ)ﾃｽﾄｼﾖｳｼﾞ', 'ﾃｽﾄ ｼﾖｳｼﾞ(ｶ') // true
 */
export function isSameHolder(a: string, b: string): boolean {
  const [one, two] = [parse(a), parse(b)]
  if (one.letters === '' || two.letters === '') return false
  if (one.legalForm !== null && two.legalForm !== null && one.legalForm !== two.legalForm) return false
  if (one.letters === two.letters) return true
  const isCut = [a, b].some(holder => holder.length >= holderKanaMaxLength - 1)
  return (
    isCut &&
    Math.min(one.letters.length, two.letters.length) >= 20 &&
    (one.letters.startsWith(two.letters) || two.letters.startsWith(one.letters))
  )
}

/** Whether an account is a person's own: in the person's name, or in a trade name with it behind, as banks write it. */
export function isHeldByPerson(holderKana: string, personKana: string): boolean {
  const person = personKana.replaceAll(' ', '')
  const words = holderKana.split(' ')
  return person !== '' && words.some((_word, from) => words.slice(from).join('') === person)
}
