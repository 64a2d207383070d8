import type { Line } from './lines/layout.ts'
import {
  type Amount,
  fitsTax,
  hasSums,
  isOnlyRate,
  isRowOfSums,
  isTaxed,
  mayHoldTax,
  mentionsTax,
  mentionsTaxable,
  numbersOf,
  pairsInTotal,
  pairsOfColumns,
  pairsOfSubtotal,
  rateText,
  readTax,
  type Taxed,
  type TaxRate,
} from './read-taxes.ts'
import { readSettled, readWithheld } from './amounts/standing-sums.ts'
import type { LabelledValue, Reading } from './lines/reading.ts'

/** Amounts of the tax classes, taxable ones without tax; a class that the document has nothing in is missing. */
export interface ClassReadings {
  readonly standard_taxable_amount?: Reading<number>
  readonly standard_tax_amount?: Reading<number>
  readonly reduced_taxable_amount?: Reading<number>
  readonly reduced_tax_amount?: Reading<number>
  readonly nontaxable_amount?: Reading<number>
}

type TaxClass = 'standard' | 'reduced' | 'nontaxable'
interface Solution {
  readonly standard: Taxed | null
  readonly reduced: Taxed | null
  readonly nontaxable: Amount | null
}
type Pools = Readonly<Record<TaxClass, Map<number, Amount>>>

const notTaxed = '(?<![\\d.])0\\s*%|(?<!軽減(?:税率)?|源泉(?:徴収)?税?)(?:課税)?対象外|[非不]課税|免税(?!事業者)'
const mention = new RegExp(
  [
    `(?<standard>${rateText(10)}|標準(?:税率)?(?=対象))`,
    `(?<reduced>${rateText(8)}|軽減(?:税率)?(?=対象(?!外)))`,
    `(?<nontaxable>${notTaxed})`,
  ].join('|'),
  'g',
)
const rates = { standard: 10, reduced: 8 } as const satisfies Record<string, TaxRate>
const classes = ['standard', 'reduced'] as const
/** Rows below headings that are classes. */
const tableRows = 4
// A file may be made to hold any number of amounts; beyond these nothing is sure.
const mostAmounts = 300
const mostPairs = 100

/**
 * What the document states for each tax class. Which of its numbers are taxable amounts, whether tax is in them, and
 * which are taxes follows from the sums: the one way in which all classes add up to the total. Nothing where there is
 * none or more than one. Several classes that add up confirm the total; a single one is as sure as the total is.
 */
export function readClasses(lines: readonly Line[], total: Reading<number> | null): ClassReadings {
  if (total === null) return {}
  const pools = poolsOf(lines)
  if (Object.values(pools).some(({ size }) => size > mostAmounts)) return {}
  // What is withheld is taken off after the classes were summed up.
  const withheldSums = readWithheld(lines)
  const solutions = withheldSums.flatMap(withheld => solve(lines, pools, total.value, total.value + withheld))
  const solution = onlyOf(solutions)
  if (solution) return doubtUntaxed(lines, toReadings(solution, total.confidence))
  const settled = solutions.length === 0 ? onlyOf(solveSettled(lines, pools, total.value)) : undefined
  if (settled) return toReadings(settled, 'check', 'check')
  const standing = solutions.length === 0 ? onlyOf(solveStanding(lines, pools)) : undefined
  if (standing) return toReadings(standing, 'check', 'check')
  const ofRest = solutions.length === 0 ? onlyOf(solveRest(lines, pools, total.value)) : undefined
  if (ofRest) return toReadings(ofRest, 'check', 'check')
  const ofRows = solutions.length === 0 ? onlyOf(solveRows(lines, total.value)) : undefined
  if (ofRows) return toReadings(ofRows, 'check', 'check')
  const ofLost = solutions.length === 0 ? onlyOf(solveLost(lines, withheldSums, total.value)) : undefined
  return ofLost ? toReadings(ofLost, 'check', 'check') : {}
}

/** Not sure where a tax of the paper may be in it: a picture makes 0% of 10%. */
function doubtUntaxed(lines: readonly Line[], readings: ClassReadings): ClassReadings {
  const untaxed = readings.nontaxable_amount
  return untaxed && mayHoldTax(lines, untaxed.value)
    ? { ...readings, nontaxable_amount: { ...untaxed, confidence: 'check' } }
    : readings
}

/** 税 (0%) below お買上額 (10%): a rate of which a digit is lost or misread in a picture may be either. */
function solveLost(lines: readonly Line[], withheldSums: readonly number[], total: number): Solution[] {
  const mended = lines.map(line => line.filter(({ text }) => !lostRate.test(text)))
  const pools = poolsOf(mended)
  for (const line of lines.filter(({ length }, at) => length > (mended[at]?.length ?? 0)))
    for (const { value, span } of numbersOf(line))
      for (const name of classes) if (value > 0 && !pools[name].has(value)) pools[name].set(value, { value, span })
  return withheldSums.flatMap(withheld => solve(mended, pools, total, total + withheld))
}
const lostRate = /(?:税|対象|課税|買い?上|本体|小計)\p{L}*\s?\(?(?<![\d.,¥])[0369B□]?\s?%/u

/** What was paid before is taken off the sum of the classes, and what was carried over is added to it. */
const solveSettled = (lines: readonly Line[], pools: Pools, total: number): Solution[] =>
  readSettled(lines).flatMap(settled => solve(lines, pools, total, total + settled))

/** Both classes where their sum stands on the paper: what the total has more, carried over or paid, was not read. */
function solveStanding(lines: readonly Line[], pools: Pools): Solution[] {
  const standing = new Set(lines.flatMap(numbersOf).map(({ value }) => value))
  const pairs = [pairsIn(pools.standard, rates.standard), pairsIn(pools.reduced, rates.reduced)] as const
  if (pairs.some(({ length }) => length > mostPairs)) return []
  return pairs[0].flatMap(standard =>
    pairs[1]
      .filter(reduced => standing.has(grossOf(standard) + grossOf(reduced)))
      .map(reduced => ({ standard, reduced, nontaxable: null })),
  )
}

/**
 * Both classes where one has its row and the other none: the rest of a sum before tax and of its taxes, which together
 * are the total, or what it has without what was carried over or paid.
 */
function solveRest(lines: readonly Line[], pools: Pools, total: number): Solution[] {
  const standing = new Map(lines.flatMap(numbersOf).map(number => [number.value, number]))
  const printed = (value: number): Amount => standing.get(value) ?? { value, span: null }
  const gross = new Set([0, ...readSettled(lines)].map(settled => total + settled))
  const sums = [...gross].flatMap(sum =>
    [...standing.keys()].filter(net => standing.has(sum - net)).map(net => ({ net, tax: sum - net })),
  )
  const restOf = (name: keyof typeof rates, { taxable, tax }: Taxed): Taxed[] =>
    sums
      .map(sum => ({ taxable: printed(sum.net - taxable.value), tax: printed(sum.tax - tax.value) }))
      .filter(rest => rest.tax.value > 0 && isTaxed(rest.taxable.value, rest.tax.value, rates[name]))
  const [standard, reduced] = [pairsIn(pools.standard, rates.standard), pairsIn(pools.reduced, rates.reduced)]
  if (Math.max(standard.length, reduced.length) > mostPairs || standing.size > mostAmounts) return []
  return [
    ...standard.flatMap(one =>
      restOf('reduced', one).map(rest => ({ standard: one, reduced: rest, nontaxable: null })),
    ),
    ...reduced.flatMap(one =>
      restOf('standard', one).map(rest => ({ standard: rest, reduced: one, nontaxable: null })),
    ),
  ]
}

const onlyOf = (solutions: readonly Solution[]): Solution | undefined =>
  new Set(solutions.map(keyOf)).size === 1 ? solutions[0] : undefined

/**
 * Where a picture has lost the names of classes: rows that have an amount before its tax, of each rate or of one, and
 * add up to the total; or a number that can only be the tax in the total.
 */
function solveRows(lines: readonly Line[], total: number): Solution[] {
  const isWithoutRates = isOnlyRate(lines, 10) && !isOnlyRate(lines, 8)
  const [standard, reduced] = classes.map(name =>
    [
      ...lines.flatMap(line => pairsOfRow(line, name)),
      ...lines.flatMap((line, row) => pairsOfColumns(lines[row - 1] ?? [], line, rates[name])),
      ...(isOnlyRate(lines, rates[name]) ? pairsInTotal(lines, rates[name], total) : []),
      ...(isWithoutRates ? pairsOfSubtotal(lines, rates[name], total) : []),
    ].slice(0, mostPairs),
  ) as [Taxed[], Taxed[]]
  return [null, ...standard]
    .flatMap(one => [null, ...reduced].map(other => ({ standard: one, reduced: other, nontaxable: null })))
    .filter(pair => grossOf(pair.standard) + grossOf(pair.reduced) === total)
    .filter(pair => classes.every(name => fitsTax(lines, rates[name], pair[name]?.tax.value, total)))
}

/** Of a row that names no other class. */
function pairsOfRow(line: Line, name: keyof typeof rates): Taxed[] {
  if (classesIn(tokensOf(line)).some(other => other !== name)) return []
  const row = numbersOf(line)
  return row.slice(1).flatMap((tax, at) => {
    const taxable = row[at]
    return taxable && isTaxed(taxable.value, tax.value, rates[name]) ? [{ taxable, tax }] : []
  })
}

/** The numbers that may belong to each class: those behind its name, or in its row or column. */
function poolsOf(lines: readonly Line[]): Pools {
  const pool = () => new Map<number, Amount>()
  const pools = { standard: pool(), reduced: pool(), nontaxable: pool() }
  const put = (taxClass: TaxClass, { value, span }: LabelledValue<number>) => {
    if (value > 0 && !pools[taxClass].has(value)) pools[taxClass].set(value, { value, span })
  }
  const tokens = lines.map(tokensOf)
  lines.forEach((line, index) => {
    const row = tokens[index] ?? []
    const named = classesIn(row)
    // Below headings the sums say which column a number stands in.
    const headings = tokens
      .slice(Math.max(0, index - tableRows), index)
      .filter(isHeadings)
      .flatMap(classesIn)
    if (named.length === 0) {
      const owners = mentionsTax(line) ? (['standard', 'reduced', ...headings] as const) : headings
      for (const owner of owners) for (const number of numbersOf(line)) put(owner, number)
      return
    }
    const isOfSums = mentionsTax(line) || mentionsTaxable(line) || isRowOfSums(line) || isPair(line, named)
    if (!isOfSums && !named.includes('nontaxable')) return
    // 1 0%対象 is no row without tax where one is in its sum.
    const misnamed = named.join() === 'nontaxable' ? classes.find(name => hasSums(line, rates[name])) : undefined
    let owner = named.length === 1 ? (misnamed ?? named[0]) : undefined
    for (const token of row) {
      if (token.taxClass) owner = misnamed ?? token.taxClass
      else if (owner && token.number) put(owner, token.number)
    }
  })
  return pools
}

/** Whether a row of one rate is nothing but an amount and its tax, whatever its words are read as. */
function isPair(line: Line, [name, ...others]: readonly TaxClass[]): boolean {
  const [taxable, tax, ...more] = numbersOf(line)
  const rate = name === 'standard' || name === 'reduced' ? rates[name] : undefined
  const isAlone = others.length === 0 && more.length === 0
  return isAlone && rate !== undefined && taxable !== undefined && isTaxed(taxable.value, tax?.value ?? 0, rate)
}

interface Token {
  readonly start: number
  readonly taxClass?: TaxClass
  readonly number?: LabelledValue<number>
}

/** Names of classes and numbers of a line, from left to right. */
const tokensOf = (line: Line): Token[] =>
  line.flatMap(segment => {
    const names = [...segment.text.matchAll(mention)].map(({ index, groups = {} }) => ({
      start: index,
      taxClass: classOf(groups),
    }))
    const numbers = numbersOf([segment]).map(number => ({ start: number.span.start, number }))
    return [...names, ...numbers].toSorted((a, b) => a.start - b.start)
  })

const classOf = ({ standard, reduced }: Readonly<Record<string, string | undefined>>): TaxClass =>
  standard === undefined ? (reduced === undefined ? 'nontaxable' : 'reduced') : 'standard'
const classesIn = (row: readonly Token[]): TaxClass[] => [...new Set(row.flatMap(({ taxClass }) => taxClass ?? []))]
const isHeadings = (row: readonly Token[]): boolean => classesIn(row).length > 1 && !row.some(({ number }) => number)

/** Every way in which the classes add up to a sum. */
function solve(lines: readonly Line[], pools: Pools, total: number, sum: number): Solution[] {
  const pairsOf = (name: keyof typeof rates) => [
    ...pairsIn(pools[name], rates[name]),
    ...onlyOne(lines, name, total, sum),
  ]
  const [standard, reduced] = [pairsOf('standard'), pairsOf('reduced')]
  if (Math.max(standard.length, reduced.length) > mostPairs) return []
  const taxed = [null, ...standard].flatMap(one => [null, ...reduced].map(other => ({ standard: one, reduced: other })))
  return taxed.flatMap((pair): Solution[] => {
    const rest = sum - grossOf(pair.standard) - grossOf(pair.reduced)
    if (rest === 0) return [{ ...pair, nontaxable: null }]
    const nontaxable = pools.nontaxable.get(rest)
    // The total itself may stand below the headings of a table.
    const isWhole = rest === sum && pools.standard.size + pools.reduced.size > 0
    return nontaxable && !isWhole ? [{ ...pair, nontaxable }] : []
  })
}

/** Amounts with the tax that belongs to them, the tax taken out where it is in them. */
const pairsIn = (pool: ReadonlyMap<number, Amount>, rate: TaxRate): Taxed[] =>
  [...pool.values()].flatMap(base =>
    [...pool.values()].flatMap(tax =>
      [base.value, base.value - tax.value]
        .filter(net => isTaxed(net, tax.value, rate))
        .map(value => ({ taxable: { ...base, value }, tax })),
    ),
  )

/** Where there is one rate only, its amount is what the tax leaves of the sum, whatever it is called. */
function onlyOne(lines: readonly Line[], name: keyof typeof rates, total: number, sum: number): Taxed[] {
  const rate = rates[name]
  const tax = isOnlyRate(lines, rate) ? readTax(lines, rate, total) : null
  const isSure = tax?.confidence === 'agreed' && isTaxed(sum - tax.value, tax.value, rate)
  if (!tax || !isSure) return []
  const value = sum - tax.value
  const printed = lines.flatMap(numbersOf).find(number => number.value === value)
  return [{ taxable: { value, span: printed?.span ?? null }, tax }]
}

const grossOf = (taxed: Taxed | null): number => (taxed === null ? 0 : taxed.taxable.value + taxed.tax.value)
const keyOf = ({ standard, reduced, nontaxable }: Solution): string =>
  [standard?.taxable, standard?.tax, reduced?.taxable, reduced?.tax, nontaxable]
    .map(amount => amount?.value ?? 0)
    .join()

function toReadings(
  solution: Solution,
  ofTotal: Reading<number>['confidence'],
  ofSeveral: Reading<number>['confidence'] = 'agreed',
): ClassReadings {
  const { standard, reduced, nontaxable } = solution
  const isConfirmed = [standard, reduced, nontaxable].filter(one => one !== null).length > 1
  const confidence = isConfirmed ? ofSeveral : ofTotal
  const read = ({ value, span }: Amount): Reading<number> => ({ value, span, confidence })
  return {
    ...(standard && { standard_taxable_amount: read(standard.taxable), standard_tax_amount: read(standard.tax) }),
    ...(reduced && { reduced_taxable_amount: read(reduced.taxable), reduced_tax_amount: read(reduced.tax) }),
    ...(nontaxable && { nontaxable_amount: read(nontaxable) }),
  }
}
