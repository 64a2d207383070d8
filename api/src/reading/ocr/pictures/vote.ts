import type { OcrFields } from '@invoice-card/contracts'
import { corporateNumberOf, hasLegalForm } from '@invoice-card/domain'
import { isSumOfClasses } from './complete-sums.ts'
import { isDoubled } from './doubled-kana.ts'
import {
  holder,
  type Name,
  neverSure,
  ofAccount,
  ofDigits,
  placedByRules,
  required,
  selfProving,
  sureWhereProven,
} from './kinds-of-fields.ts'
import { likeliest } from './likeliest.ts'
import { voteOnAddressee } from './vote-on-addressee.ts'
import { voteOnHolder } from './vote-on-holder.ts'

type Field = OcrFields[Name]

/** What one pass over the pictures read, as its engine saw it. */
export interface PassFields {
  readonly engine: 'words' | 'digits' | 'kana'
  readonly fields: OcrFields
}

/**
 * Joins what several passes over the same pictures read. Digits are sure where both engines read them, or one whose
 * value proves itself, and nothing speaks against it; those that a rule places, where it does not guess. Of several
 * values the best supported one is taken: that which proves itself, else that of more engines, else that of the engine
 * for digits, else that of more passes. Words, which one engine alone reads, are sure where two of its passes agree and
 * none read others.
 */
export function vote(passes: readonly PassFields[]): OcrFields {
  const names = Object.keys(passes[0]?.fields ?? {}) as Name[]
  const ofOneAccount = withOneBank(passes)
  const isOneBank = ofOneAccount.length === passes.length
  // Each name has its own kind of field.
  return Object.fromEntries(
    names.map(name => {
      if (isOneBank || !ofAccount.has(name)) return [name, voteOn(name, passes)]
      const field = voteOn(name, name === holder && !ofOneAccount.some(isOfKana) ? passes : ofOneAccount)
      return [name, field.value === null ? field : { ...field, confidence: 'check' }]
    }),
  ) as OcrFields
}

/** That which reads holders best may see another account of the same firm. */
const isOfKana = ({ engine }: PassFields): boolean => engine === 'kana'

/**
 * Of a paper with several accounts passes may take different ones: then those that saw the bank which most of them saw,
 * for the bank of one account with the number of another is nobody's. A bank is named in words, so that one of them saw
 * it as well.
 */
function withOneBank(passes: readonly PassFields[]): readonly PassFields[] {
  const byBank = Map.groupBy(
    passes.filter(({ fields }) => fields.bank_code?.value),
    ({ fields }) => fields.bank_code.value,
  )
  if (byBank.size < 2) return passes
  const inWords = [...byBank.values()].filter(same => same.some(({ engine }) => engine === 'words'))
  return inWords.toSorted((a, b) => b.length - a.length)[0] ?? passes
}

function voteOn(name: Name, passes: readonly PassFields[]): Field {
  const ofBoth = passes.filter(({ engine }) => engine !== 'kana')
  if (name === 'total_amount') return voteOnTotal(ofBoth)
  if (name === 'issue_date') return voteOnIssueDate(ofBoth)
  if (ofDigits.has(name)) return voteOnDigits(name, ofBoth)
  if (name === 'issuer_name') return voteOnNames(name, ofOthers(ofRegistered(passes), passes))
  if (name === 'payer_name') return voteOnPayer(passes)
  if (name !== holder) return voteOnNames(name, passes)
  const [words, kana] = (['words', 'kana'] as const).map(engine => readBy(engine, name, passes)) as [Field[], Field[]]
  return voteOnHolder(voteOnWords(name, words), voteOnWords(name, kana), [...words, ...kana])
}

/** That of passes which did not take the day on which payment is due for it; the others still speak against it. */
function voteOnIssueDate(passes: readonly PassFields[]): Field {
  const withDueDate = passes.filter(({ fields }) => fields.due_date)
  const due = voteOnDigits('due_date', withDueDate).value
  const others = passes.filter(({ fields }) => fields.issue_date.value === null || fields.issue_date.value !== due)
  const isReadByOthers = others.some(({ fields }) => fields.issue_date.value !== null)
  return others.length === passes.length || !isReadByOthers
    ? voteOnDigits('issue_date', passes)
    : toCheck(voteOnDigits('issue_date', others))
}

/** Where none proves itself, that of passes whose classes add up to it: rules may take a number of the list for it. */
function voteOnTotal(passes: readonly PassFields[]): Field {
  const isProven = passes.some(({ fields }) => fields.total_amount.confidence === 'agreed')
  const addedUp = isProven ? [] : passes.filter(({ fields }) => isSumOfClasses(fields))
  return addedUp.length === 0 ? voteOnDigits('total_amount', passes) : toCheck(voteOnDigits('total_amount', addedUp))
}

function voteOnPayer(passes: readonly PassFields[]): Field {
  const read = (engine: PassFields['engine'] | null) =>
    readBy(engine, 'payer_name', passes) as OcrFields['payer_name'][]
  const words = voteOnNames('payer_name', passes) as OcrFields['payer_name']
  return voteOnAddressee(words, voteOnWords('payer_name', read('kana')) as OcrFields['payer_name'], read(null))
}

/** Nobody bills himself: without passes that took for the issuer whom others saw addressed. */
function ofOthers(registered: readonly PassFields[], all: readonly PassFields[]): readonly PassFields[] {
  const addressed = all.filter(({ fields }) => fields.payer_name?.value)
  if (addressed.length === 0) return registered
  const payer = voteOn('payer_name', addressed).value
  const others = registered.filter(({ fields }) => fields.issuer_name?.value !== payer)
  return others.length === 0 ? registered : others
}

/** A corporation is named as the register of its number has it: by passes that read the number. */
function ofRegistered(passes: readonly PassFields[]): readonly PassFields[] {
  const numbered = passes.filter(({ fields }) => fields.registration_number?.value)
  const voted = numbered.length > 0 ? voteOn('registration_number', numbered) : undefined
  const number = voted?.confidence === 'agreed' ? String(voted.value) : ''
  return corporateNumberOf(number)
    ? numbered.filter(({ fields }) => fields.registration_number.value === number)
    : passes
}

/** As the engine for words reads it; to be checked, where a name was found only in lines of the second engine. */
function voteOnNames(name: Name, passes: readonly PassFields[]): Field {
  const read = readBy('words', name, passes)
  const words = voteOnWords(name, read)
  // One kanji of 田島支店 makes it 中島支店, which the directory has as well.
  const isContradicted =
    ofAccount.has(name) && readBy('kana', name, passes).some(({ value }) => value !== null && value !== words.value)
  if (words.value !== null)
    return words.confidence === 'agreed' && !isContradicted
      ? words
      : toCheck(read.find(other => isDoubledOf(words, other) || isEndOf(words, other)) ?? words)
  const others = voteOnWords(name, readBy(null, name, passes))
  return others.value === null ? words : toCheck(others)
}

const toCheck = (field: Field): Field => ({ ...field, confidence: 'check' }) as Field
const isDoubledOf = (name: Field, other: Field): boolean =>
  other.value !== null && isDoubled(String(name.value), String(other.value))

/** 商事 of 株式会社サンプル商事, of which a picture set the head apart. */
const isEndOf = (name: Field, other: Field): boolean =>
  other.value !== null &&
  !hasLegalForm(String(name.value)) &&
  /^(?:株式|有限|合同)会社\S+$/.test(String(other.value)) &&
  String(other.value).endsWith(String(name.value))

const readBy = (wanted: PassFields['engine'] | null, name: Name, passes: readonly PassFields[]): Field[] =>
  passes.filter(({ engine }) => wanted === null || engine === wanted).map(({ fields }) => fields[name])

interface Candidate {
  readonly field: Field
  readonly isProven: boolean
  /** Whether the rule that found it only guesses in every pass. */
  readonly isGuessed: boolean
  readonly engines: ReadonlySet<PassFields['engine']>
  readonly passes: number
}

function voteOnDigits(name: Name, passes: readonly PassFields[]): Field {
  const [winner, ...others] = candidatesFor(name, passes).toSorted(bySupport)
  if (!winner) return passes[0]?.fields[name] ?? { value: null, confidence: 'not_read', place: null }
  // Where a pass saw a sum below nothing, the others may have lost its sign.
  const isContradicted = passes.some(({ fields }) => fields[name].value === null && fields[name].place !== null)
  const isConfirmed = winner.isProven
    ? others.every(other => !other.isProven && !other.engines.has('digits'))
    : isReadAlike(winner, others) && !winner.isGuessed
  // What both engines read no other pass overrules.
  const apart = winner.engines.size > 1 ? [] : others.filter(({ engines }) => isDisjoint(engines, winner.engines))
  const values = [winner, ...apart].map(({ field }) => String(field.value))
  const value = likeliest[name]?.(values) ?? winner.field.value
  return { ...winner.field, value, confidence: isConfirmed && !isContradicted ? 'agreed' : 'check' } as Field
}

const isDisjoint = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>): boolean =>
  [...some].every(one => !others.has(one))

/** Whether both engines read it and neither another value. */
const isReadAlike = (winner: Candidate, others: readonly Candidate[]): boolean =>
  winner.engines.size > 1 && others.length === 0

function candidatesFor(name: Name, passes: readonly PassFields[]): Candidate[] {
  const read = passes.filter(({ fields }) => fields[name].value !== null)
  return [...Map.groupBy(read, ({ fields }) => fields[name].value).values()].map(same => {
    const proven = selfProving.has(name) && same.find(({ fields }) => fields[name].confidence === 'agreed')
    const [first] = same
    return {
      field: ((proven || first) as PassFields).fields[name],
      isProven: Boolean(proven),
      isGuessed: placedByRules.has(name) && same.every(({ fields }) => fields[name].confidence !== 'agreed'),
      engines: new Set(same.map(({ engine }) => engine)),
      passes: same.length,
    }
  })
}

const bySupport = (a: Candidate, b: Candidate): number =>
  Number(b.isProven) - Number(a.isProven) ||
  b.engines.size - a.engines.size ||
  Number(b.engines.has('digits')) - Number(a.engines.has('digits')) ||
  b.passes - a.passes

function voteOnWords(name: Name, fields: readonly Field[]): Field {
  const read = fields.filter(({ value }) => value !== null)
  const proven =
    selfProving.has(name) || sureWhereProven.has(name) ? read.filter(({ confidence }) => confidence === 'agreed') : []
  const candidates = proven.length > 0 ? proven : read
  const [first] = candidates
  if (!first) return fields[0] ?? { value: null, confidence: 'not_read', place: null }
  const votesFor = (field: Field) => candidates.filter(({ value }) => value === field.value).length
  const winner = candidates.reduce((best, field) => (votesFor(field) > votesFor(best) ? field : best), first)
  const isUnanimous = votesFor(winner) === candidates.length
  const isSure =
    !neverSure.has(name) && isUnanimous && (proven.length > 0 || (!sureWhereProven.has(name) && candidates.length >= 2))
  return { ...winner, confidence: isSure ? 'agreed' : 'check' } as Field
}

/** Whether another look could still change something that the user needs. */
export function isUnsure(all: readonly PassFields[]): boolean {
  const passes = all.filter(({ engine }) => engine !== 'kana')
  const known = vote(passes)
  const words = passes.filter(({ engine }) => engine === 'words')
  const isAlone = words.length === passes.length
  return required.some(name => {
    if (known[name].confidence === 'agreed') return false
    // Another look at the same digits makes no guess a label.
    const [winner, ...others] = candidatesFor(name, passes)
    if (placedByRules.has(name) && winner && isReadAlike(winner, others)) return false
    // Digits that only one engine reads are never sure; what no rule proves is as good as it gets where passes agree.
    if (ofDigits.has(name) && !isAlone) return true
    const values = new Set(words.map(({ fields }) => fields[name].value))
    return values.has(null) || values.size > 1 || (words.length < 2 && name !== 'issuer_name')
  })
}
