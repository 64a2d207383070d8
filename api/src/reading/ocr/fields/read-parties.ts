import { hasLegalForm, isSameCompanyName } from '@invoice-card/domain'
import { firmBeside, overlap } from './lines/beside.ts'
import { behindCompany, isDepartment, joinedUnit } from './lines/departments.ts'
import { findLabels, labelPattern, valuePositions } from './lines/labels.ts'
import { type Box, boxOf, middleOf, textOf, wholeSpan, type Line, type Segment, type Span } from './lines/layout.ts'
import type { Reading } from './lines/reading.ts'

const honorific = /\s*(?:御中|様|殿|各位|宛)(?=\s|$)/
const personal = /(?:様|殿)(?=\s|$)/
const payerLabels = labelPattern(
  '[ごお御]?請求先(?:名)?',
  '宛[先名]',
  '[ごお御]?(?:お客様|得意先|顧客|取引先)名',
  'bill(?:ed)? to',
  '^to(?=[: ])',
)
const issuerLabels = labelPattern('請求元', '発行(?:元|者)', '差出人', '振出人', '(?:会)?社名', '商号', '^from(?=[: ])')
const contactPattern =
  /〒|^T ?\d{3}-\d{4}(?!\d)|\bTEL(?![a-z])|\bFAX(?![a-z])|電話|T\d{13}|登録番号|^(?:東京都|北海道|(?:大阪|京都)府|.{2,3}県)/i
const bankPattern = /名義|振込|銀行|信用金庫|支店|普通|当座/
const setApartForm = /株 ?式 ?会 ?社|有 ?限 ?会 ?社|合 ?同 ?会 ?社/g
const sentencePattern = /[。、]|ます|です|ください/

interface Addressee {
  readonly span: Span
  readonly isGuessed: boolean
}

/** More than a name: other words, numbers or brackets around it, or a legal form in the middle. */
const oddName = /[\s\d()[\]〒:;]|\S(?:株式|有限|合同)会社\S|\S{4}(?:支[店社]|営業所|事業所|工場)$/

/** Whom the invoice is addressed to; to be checked where more than a name may have been read. */
export function readPayer(lines: readonly Line[]): Reading<string> | null {
  const addressed = lines
    .flatMap((line, lineIndex) =>
      line.flatMap((segment, at): Addressee[] => {
        if (!honorific.test(segment.text)) return []
        const span = nameIn(segment) ?? leftOrAbove(lines, lineIndex, at)
        if (!span) return []
        const isPerson = personal.test(segment.text) && !hasLegalForm(textOf(span))
        const isUnit = isDepartment(textOf(span))
        const flush = isUnit || isPerson ? companyAbove(lines, lineIndex, span) : null
        const company = flush ?? (isUnit ? companyAbove(lines, lineIndex, span, widestBlock) : null)
        return [{ span: company ?? span, isGuessed: company !== null && (isPerson || company !== flush) }]
      }),
    )
    .filter(({ span }) => !/担当/.test(textOf(span)))
  const found = addressed.find(({ span }) => hasLegalForm(textOf(span))) ?? addressed[0]
  if (found) {
    const { span, isGuessed } = found
    const value = textOf(span).replace(setApartForm, form => form.replaceAll(' ', ''))
    const isAlike = addressed.every(other => textOf(other.span) === textOf(span))
    // Without a legal form it may be a department or a person of the firm that is meant.
    const isWhole = hasLegalForm(value) && !oddName.test(value)
    return { value, span, confidence: isAlike && !isGuessed && isWhole ? 'agreed' : 'check' }
  }
  const labelled = findLabels(lines, payerLabels)
    .flatMap(label => valuePositions(lines, label))
    .find(place => hasLegalForm(textOf(place.span)))
  const payer = labelled?.span ?? misaddressed(lines)
  return payer ? { value: textOf(payer), span: payer, confidence: 'check' } : null
}

/** 株式会社サンプル商事 得中, 株式会社サンプル商事 欄: 御 and 様 are misread in a picture. */
const misaddressed = (lines: readonly Line[]): Span | undefined =>
  lines
    .slice(0, headLines)
    .flatMap(line =>
      line.map((segment, at): Span => {
        const isBefore = misreadHonorific.test(` ${line[at + 1]?.text ?? ''}`)
        const end = misreadHonorific.exec(segment.text)?.index ?? (isBefore ? segment.text.length : 0)
        return { ...wholeSpan(segment), end }
      }),
    )
    .find(span => hasLegalForm(textOf(span)) && !oddName.test(textOf(span)))
const misreadHonorific = /\s(?:\p{sc=Han}中|[欄標檬橋])$/u
const headLines = 30

const labelBefore = new RegExp(`^(?:${payerLabels.source})[\\s:]*`, 'iu')
/** The end of a label whose head was not read, as 先 of 宛先. */
const strayBefore = /^(?:[先名宛]\s?|[請求客送付]\s)(?=(?:株式|有限|合同)会社[^\s(]{2})/

/** The name before 御中, without a label before it, a department behind it and marks that are specks of a picture. */
function nameIn(segment: Segment): Span | null {
  const before = segment.text.slice(0, honorific.exec(segment.text)?.index)
  const label = (labelBefore.exec(before) ?? strayBefore.exec(before))?.[0].length ?? 0
  const start = label + (addressBefore.exec(before.slice(label))?.[0].length ?? 0)
  const named = before
    .replace(joinedUnit, '')
    .replace(/\s*[ごお御]担当者?\s*$/, '')
    .replace(/[\s"'”“’‘`´.,、。:;|_~^\]】」-]+$/, '')
  const end = behindCompany(named.slice(start), personal.test(segment.text))
  return end > 0 ? { segment, start, end: start + end } : null
}

/** What stands before a company on its line: the title, brackets, specks, a number of the customer, or an address. */
const addressBefore =
  /^(?:[[【「■●◆・。、.,:;'"|_\s-]+|messrs(?:\.\s*|\s+)|(?:[ごお御]?請 ?求(?: ?明 ?細| ?内 ?訳)? ?書|明細書|内訳書)\s+|\d[\d-]*\s(?=\D)|〒.*\s(?=\S*(?:株式|有限|合同)会社))+/i
/** 御中 stands apart from the name: right of it, or on a line of its own, with lines of another column in between. */
function leftOrAbove(lines: readonly Line[], lineIndex: number, at: number): Span | null {
  const [line, own] = [lines[lineIndex] ?? [], lines[lineIndex]?.[at]]
  const left = line[at - 1]
  // Labels on end stand beside it, a character a line.
  if (left && (hasLegalForm(left.text) || (at === 1 && left.text.length > 1))) return withoutSpecks(left)
  const beside = own && firmBeside(lines.slice(Math.max(0, lineIndex - 1), lineIndex + 2).flat(), own)
  if (beside) return withoutSpecks(beside)
  const isNearAbove = (other: Segment): boolean =>
    own !== undefined && other.page === own.page && middleOf(own.box) - middleOf(other.box) < other.box.height * 3
  // A picture may join it with the next column.
  const match = honorific.exec(own?.text ?? '')
  const mark = own && match ? boxOf({ segment: own, start: match.index, end: match.index + match[0].length }) : null
  const isRightAbove = (other: Segment): boolean => mark !== null && isNearAbove(other) && overlap(other.box, mark) > 0
  const companies = lines
    .slice(Math.max(0, lineIndex - 3), lineIndex)
    .flat()
    .filter(other => isNearAbove(other) && hasLegalForm(other.text))
  const above =
    lines[lineIndex - 1]?.find(other => isRightAbove(other) && other.text.length > 1) ??
    companies.findLast(isRightAbove) ??
    companies.findLast(other => own !== undefined && other.box.x < own.box.x)
  return above ? withoutSpecks(above) : null
}

/** Without what a picture shows before a name for a rule, a speck or a label on end. */
const withoutSpecks = (segment: Segment): Span => ({
  ...wholeSpan(segment),
  start: /^[。、.,・:;'"|_\s-]*(?:[請求先客送付宛]\s)?/.exec(segment.text)?.[0].length ?? 0,
})

/** In fractions of the page: how far right of its company a department may stand. */
const [nearLeft, widestBlock] = [0.1, 0.45]

/** 株式会社サンプル商事 ⏎ 経理部 御中. */
function companyAbove(
  lines: readonly Line[],
  lineIndex: number,
  { segment }: Span,
  farthest: number = nearLeft,
): Span | null {
  const above = lines
    .slice(Math.max(0, lineIndex - 2), lineIndex)
    .toReversed()
    .flat()
  const company = above.find(
    other =>
      other.page === segment.page &&
      hasLegalForm(other.text) &&
      segment.box.x - other.box.x < farthest &&
      other.box.x - segment.box.x < nearLeft,
  )
  return company ? withoutSpecks(company) : null
}

/**
 * Reads the issuer of the invoice. `known` is the name that a register or the user's suppliers have for its T number:
 * that name is the value, and sure where the page says the same.
 */
export function readIssuer(
  lines: readonly Line[],
  payer: Reading<string> | null,
  known: string | null,
): Reading<string> | null {
  const candidates = lines.flat().filter(segment => isName(segment, payer))
  if (known !== null) {
    const same =
      candidates.find(segment => isSameCompanyName(segment.text, known)) ??
      lines.flat().find(segment => segment.text.includes(known))
    if (same) return { value: known, span: wholeSpan(same), confidence: 'agreed' }
  }
  const best =
    labelledName(lines, payer) ??
    bestName(lines, candidates) ??
    nameBesideContact(lines, payer) ??
    labelledName(lines, payer, tradeName)
  // The page shows another name, or none as text: the register's is proposed, the user checks it.
  if (known !== null) return { value: known, span: best, confidence: 'check' }
  const name = best && withoutPerson(best)
  return name && { value: textOf(name), span: name, confidence: 'check' }
}

/** 小野寺翻訳事務所(小野寺 恵美): who owns it, or which office it is. 青葉商事(株) stays as it is. */
function withoutPerson(whole: Span): Span {
  const span = withoutMarks(whole)
  const behind =
    /\s*\([^()]{3,}\)$/.exec(textOf(span)) ?? personBehindTrade.exec(textOf(span)) ?? joinedPerson.exec(textOf(span))
  return behind && behind.index > 0 && !hasLegalForm(behind[0]) ? { ...span, end: span.start + behind.index } : span
}

/** ■青葉商事株式会社 印: marks of a list, a label, the place of a seal, a bracket that is left open. */
function withoutMarks(span: Span): Span {
  const text = textOf(span)
  const before = /^(?:[■●◆◇□▪•*\s]|(?:会社名|社名|商号|発行者|請求元)[\s:]+)+/.exec(text)?.[0].length ?? 0
  const behind = /(?:\s?[(（[]\s?[)）\]]?|\s+\(?印\)?|㊞)+$/.exec(text)?.index ?? text.length
  return behind > before ? { ...span, start: span.start + before, end: span.start + behind } : span
}

const tradeEnd = '(?:事務所|商[店会]|工(?:房|務店)|製作所|スタジオ|デザイン|[室店屋堂園舎館社塾院])'
const personBehindTrade = new RegExp(
  `(?<=${tradeEnd})\\s(?:[\\p{sc=Han}々]{1,4}\\s[\\p{L}々]{1,5}|[\\p{sc=Han}々]{3,7})(?<![店所社部課室係館])$`,
  'u',
)

/** 長谷部翻訳事務所長谷部健一郎, of which a picture lost the space or a seal covers a part: called after its owner. */
const joinedPerson = new RegExp(`(?<=^(\\p{sc=Han}{2,4}).*${tradeEnd})\\s?\\1[\\p{L}々\\d□]{0,5}$`, 'u')

/** What other fields and columns are called. */
const otherLabel =
  /^(?:[ごお御]?(?:請求|発行|支払い?|振込|入金|作成|納品|取引)?(?:書|年月)?(?:番号|日付?|期[限日]|金?額)|件名|摘要|備考|担当者?|住所|ページ|頁)$/

/** 整理番号 R8-559: no name, though it stands over an address. */
const labelledNumber = /(?:番号|コード)[\s:]*[A-Z]{0,4}-?\d[\dA-Z/.-]*$/i

const isName = ({ text }: Segment, payer: Reading<string> | null): boolean =>
  text.replace(/[^\p{L}\p{N}]|ー/gu, '').length >= 2 &&
  text.length <= 60 &&
  !honorific.test(text) &&
  text !== payer?.value &&
  !contactPattern.test(text) &&
  !bankPattern.test(text) &&
  !sentencePattern.test(text) &&
  !otherLabel.test(text.replaceAll(' ', '')) &&
  !labelledNumber.test(text) &&
  !/(?:\d|元)\s*年\s*\d+\s*月|^\d{4}[./-]\d/.test(text) &&
  !/請求書|invoice|納品書|見積書|^no[.:]\s*[A-Z0-9-]+$|^\W*[\d,¥円%./:-]+\W*$|[:：]/i.test(
    text.replace(joinedPerson, ''),
  )

const labelledName = (
  lines: readonly Line[],
  payer: Reading<string> | null,
  isWanted: (name: string) => boolean = hasLegalForm,
): Span | null =>
  findLabels(lines, issuerLabels)
    .flatMap(label => valuePositions(lines, label))
    .find(({ span }) => isWanted(textOf(span)) && !isPayer(textOf(span), payer))?.span ?? null

const isPayer = (name: string, payer: Reading<string> | null): boolean => honorific.test(name) || name === payer?.value

/** A name on one line with its address: 青葉造園合同会社 〒812-0011 福岡市…. */
function nameBesideContact(lines: readonly Line[], payer: Reading<string> | null): Span | null {
  const [first] = lines.flat().flatMap((segment): Span[] => {
    const end = contactPattern.exec(segment.text)?.index ?? 0
    const name = segment.text.slice(0, end).trimEnd()
    return name.length >= 4 &&
      name.length <= 40 &&
      hasLegalForm(name) &&
      !isPayer(name, payer) &&
      !bankPattern.test(name) &&
      !sentencePattern.test(name)
      ? [{ segment, start: 0, end: name.length }]
      : []
  })
  return first ?? null
}

/** The name that stands over an address, telephone or T number; one with a legal form before any other. */
function bestName(lines: readonly Line[], candidates: readonly Segment[]): Span | null {
  const contacts = lines.flat().filter(segment => contactPattern.test(segment.text))
  const scored = candidates.flatMap(segment => {
    const distances = contacts
      .filter(contact => isBelow(contact, segment))
      .map(contact => middleOf(contact.box) - middleOf(segment.box))
    const nearest = Math.min(...distances)
    if (!hasLegalForm(segment.text) && !Number.isFinite(nearest)) return []
    const score =
      (hasLegalForm(segment.text) ? 10 : 0) +
      Math.min(distances.length, 4) * 2 +
      segment.box.height * 100 -
      (Number.isFinite(nearest) ? nearest * 40 : 8)
    return [{ segment, score }]
  })
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best ? wholeSpan(tradeNameOver(best.segment, candidates) ?? best.segment) : null
}

const tradePattern = new RegExp(`${tradeEnd}$`)
/** The name of an office without a legal form, also before that of who owns it. */
const tradeName = (name: string): boolean =>
  tradePattern.test(name.replace(personBehindTrade, '')) && name.length <= 40 && !/\d/.test(name)
/** Before the name of who runs an office, or is licensed to. */
const titles = '(?:代表\\S*|[所院店園]長|店主|\\S{2,8}士)'

/** A person's name with the trade name right above it: 山田写真事務所 ⏎ 山田 恵. */
function tradeNameOver(person: Segment, candidates: readonly Segment[]): Segment | undefined {
  const isSpaced = new RegExp(`^(?:${titles}\\s?)?[\\p{L}々]{1,4}\\s[\\p{L}々]{1,5}$`, 'u').test(person.text)
  // A picture may lose the space; then the name above has to say that it is one of a trade.
  if (!isSpaced && !new RegExp(`^(?:${titles})?[\\p{sc=Han}々]{3,6}$`, 'u').test(person.text)) return undefined
  return candidates.find(other => {
    const rise = middleOf(person.box) - middleOf(other.box)
    return (
      other.page === person.page &&
      rise > 0 &&
      rise < person.box.height * 2.5 &&
      isAligned(other.box, person.box) &&
      (isSpaced || tradePattern.test(other.text))
    )
  })
}

/** At their left, their right or their middle. */
const isAligned = (a: Box, b: Box): boolean =>
  [0, 0.5, 1].some(share => Math.abs(a.x + a.width * share - b.x - b.width * share) < 0.03)

const isBelow = (contact: Segment, name: Segment): boolean => {
  const drop = middleOf(contact.box) - middleOf(name.box)
  return contact.page === name.page && drop > 0 && drop < 0.15 && overlap(contact.box, name.box) > 0
}
