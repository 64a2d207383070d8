import { hasLink } from '@invoice-card/domain'
import { foldLookAlikes, hasMixedScripts } from './look-alikes.ts'
import { personNameMessages as messages } from './messages.ts'

// Nobody's name has them, and mails and screens of others would carry them.
const markup = /[<>{}\\]|&(?:#|[a-z0-9]+;)/iu
const linkStart = /https?:|www\.|:\/\//iu
// Variation selectors choose a form of a kanji, as in 葛󠄀城.
const invisible = /[\p{Cc}\p{Cf}\u2800]|(?![\uFE00-\uFE0F\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}/u

const ours = ['請求書カード払い']
const authorities = ['国税庁', '金融庁']
// Shops and offices are named after what they stand in front of: 裁判所前店.
const places = ['税務署', '警察', '裁判所']
// A department of any company, and ours where a company is called so.
const departments = ['運営事務局', 'サポートセンター', 'カスタマーサポート']
// The same in the kana of transfers.
const readings = [
  'セイキュウショカード',
  'ウンエイジムキョク',
  'コクゼイチョウ',
  'ゼイムショ',
  'ケイサツ',
  'キンユウチョウ',
  'サイバンショ',
]

const anyOf = (names: readonly string[]): string => names.map(foldLookAlikes).join('|')
// 警察犬 is a dog.
const ofPlace = `(?:${anyOf(places)})(?!署?(?:${anyOf(['前', '通り'])})|犬)`
const imitatedByPerson = new RegExp(`${anyOf([...ours, ...authorities])}|${ofPlace}`, 'u')
const imitatedByCompany = new RegExp(`${anyOf([...ours, ...authorities, ...departments])}|${ofPlace}`, 'u')
const foldedReadings = readings.map(foldLookAlikes)

const hasMarkup = (name: string): boolean => markup.test(name)
const hasAnyLink = (name: string): boolean =>
  [name, name.normalize('NFKC')].some(one => linkStart.test(one) || hasLink(one))

// A reading begins its word: タケイサツキ is a name.
const isReadAsAnother = (name: string): boolean =>
  name.split(/[\s().・･]+/u).some(word => foldedReadings.some(reading => foldLookAlikes(word).startsWith(reading)))

/**
 * Whether a company's name carries markup, a link or letters that pass for others, or passes for somebody else: a
 * person looks before others get mail in it.
 */
export const isSuspiciousName = (name: string): boolean =>
  personNameError(name) !== null || imitatedByCompany.test(foldLookAlikes(name)) || isReadAsAnother(name)

/** What is wrong with a person's name that others read, in words for the user; null where nothing is. */
function personNameError(name: string): string | null {
  if (hasMarkup(name) || hasAnyLink(name)) return messages.markup
  if (invisible.test(name)) return messages.invisible
  if (hasMixedScripts(name)) return messages.mixedScripts
  return isImitation(name) ? messages.imitation : null
}

const isImitation = (name: string): boolean => imitatedByPerson.test(foldLookAlikes(name))

/** The same for a name in several fields, by field; what only the whole name says stands at the first. */
export function personNameErrors(fields: Readonly<Record<string, string>>): { field: string; message: string }[] {
  const errors = Object.entries(fields).flatMap(([field, name]) => {
    const message = personNameError(name)
    return message === null ? [] : [{ field, message }]
  })
  const [first = ''] = Object.keys(fields)
  const isWholeAlone = errors.length === 0 && isImitation(Object.values(fields).join(''))
  return isWholeAlone ? [{ field: first, message: messages.imitation }] : errors
}

// Companies Act, article 7: only a company may call itself one. Banks likewise (Banking Act, article 6).
const reserved = ['株式会社', '有限会社', '合同会社', '合名会社', '合資会社', '銀行', '信用金庫']
const foldedReserved = reserved.map(foldLookAlikes)
const abbreviated = /\((?:株|有|同)\)/u

/** Whether a sole proprietor calls itself what only a company or a bank may. */
export const isReservedName = (name: string): boolean =>
  abbreviated.test(name.normalize('NFKC')) || foldedReserved.some(word => foldLookAlikes(name).includes(word))
