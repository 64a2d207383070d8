import type { OcrFields } from '@invoice-card/contracts'
import { isTaxed, type TaxRate } from '../fields/read-taxes.ts'

const classes = [
  { rate: 10, taxable: 'standard_taxable_amount', tax: 'standard_tax_amount' },
  { rate: 8, taxable: 'reduced_taxable_amount', tax: 'reduced_tax_amount' },
] as const satisfies readonly { rate: TaxRate; taxable: keyof OcrFields; tax: keyof OcrFields }[]

/**
 * Fills in the one amount of a tax class that was not read, or that does not go with the other, from what the total
 * leaves for it, with or without the income tax withheld; to be checked. Nothing where the rate says otherwise. A sum
 * of the taxable amounts that was taken for the total gets its taxes, and one without tax for which the total leaves
 * nothing is not there.
 */
export function completeSums(read: OcrFields): OcrFields {
  const fields = withoutSurplus(withTaxes(read))
  const total = fields.total_amount.value
  if (total === null) return fields
  const valueOf = (name: keyof OcrFields) => Number(fields[name].value ?? 0)
  const isOpen = (name: keyof OcrFields) => fields[name].confidence !== 'agreed'
  for (const { rate, taxable, tax } of classes) {
    const others = classes.filter(other => other.rate !== rate)
    const rest = total - others.reduce((sum, other) => sum + valueOf(other.taxable) + valueOf(other.tax), 0)
    const left = rest - valueOf('nontaxable_amount')
    const [base, part] = [valueOf(taxable), valueOf(tax)]
    if (base > 0 && part > 0 && (isTaxed(base, part, rate) || base + part === left)) continue
    const net = part > 0 && isOpen(taxable) && netOf(part, left, rate)
    if (net) return { ...fields, [taxable]: following(net) }
    const added =
      base > 0 && isOpen(tax) && [left, left + withheldOf(base)].find(sum => isTaxed(base, sum - base, rate))
    if (added) return { ...fields, [tax]: following(added - base) }
  }
  return fields
}

/** With the taxes on top where the total is what they are added to: 「合計」 of a column of amounts before tax. */
function withTaxes(fields: OcrFields): OcrFields {
  const { value: total, confidence } = fields.total_amount
  if (total === null || confidence === 'agreed') return fields
  const read = classes.map(({ rate, taxable, tax }) => ({
    rate,
    net: Number(fields[taxable].value ?? 0),
    tax: Number(fields[tax].value ?? 0),
  }))
  const sumOf = (part: 'net' | 'tax') => read.reduce((sum, of) => sum + of[part], 0)
  const isBeforeTax =
    sumOf('net') === total && read.every(({ rate, net, tax }) => (net === 0 && tax === 0) || isTaxed(net, tax, rate))
  return isBeforeTax ? { ...fields, total_amount: following(total + sumOf('tax')) } : fields
}

/** 0%対象 of one pass may be 10%対象 of another: without the amount of it where those with tax are the total. */
function withoutSurplus(fields: OcrFields): OcrFields {
  const taxed = classes.flatMap(({ taxable, tax }) => [fields[taxable].value, fields[tax].value])
  const sum = taxed.reduce<number>((total, value) => total + Number(value ?? 0), 0)
  const isSurplus = areClassesWhole(fields) && sum === fields.total_amount.value
  return isSurplus ? { ...fields, nontaxable_amount: { value: null, confidence: 'not_read', place: null } } : fields
}

/** Whether amounts of both rates were read, each with its tax, and add up to the total. */
export const isSumOfClasses = (fields: OcrFields): boolean => {
  const read = classes.map(({ rate, taxable, tax }) => ({
    rate,
    net: Number(fields[taxable]?.value ?? 0),
    part: Number(fields[tax]?.value ?? 0),
  }))
  return (
    read.every(({ rate, net, part }) => part > 0 && isTaxed(net, part, rate)) &&
    read.reduce((sum, { net, part }) => sum + net + part, 0) === fields.total_amount?.value
  )
}

/** Whether amounts of some class were read, and each with its tax: what else makes up the total is carried or paid. */
export const areClassesWhole = (fields: OcrFields): boolean => {
  const read = classes.map(({ rate, taxable, tax }) => ({
    rate,
    net: Number(fields[taxable].value ?? 0),
    part: Number(fields[tax].value ?? 0),
  }))
  return (
    read.some(({ net }) => net > 0) &&
    read.every(({ rate, net, part }) => (net === 0 && part === 0) || isTaxed(net, part, rate))
  )
}

/**
 * Taxes are to be checked where no taxable amount goes with them: in a pile they may be those of another invoice. One
 * for which the other rate leaves nothing of the total is not there.
 */
export function doubtLoneTaxes(fields: OcrFields): OcrFields {
  const valueOf = (name: keyof OcrFields) => Number(fields[name]?.value ?? 0)
  const lone = classes.filter(
    ({ rate, taxable, tax }) => !isTaxed(Number(fields[taxable].value ?? 0), Number(fields[tax].value ?? 0), rate),
  )
  return lone.reduce((doubted, { taxable, tax }) => {
    if (doubted[tax].value === null) return doubted
    const others = classes.filter(other => other.tax !== tax)
    const total = valueOf('total_amount')
    const isWhole = total > 0 && others.every(other => valueOf(other.taxable) + valueOf(other.tax) === total)
    const isLeft = valueOf(taxable) > 0 || doubted[tax].confidence === 'agreed' || !isWhole
    return {
      ...doubted,
      [tax]: isLeft ? { ...doubted[tax], confidence: 'check' } : { value: null, confidence: 'not_read', place: null },
    }
  }, fields)
}

/** The amount that goes with a tax and, with it, leaves so much to be paid. */
function netOf(tax: number, left: number, rate: TaxRate): number | undefined {
  const least = Math.ceil((tax * 100) / rate)
  const rounded = Array.from({ length: Math.ceil(100 / rate) }, (_, more) => least + more)
  return [left - tax, ...rounded.filter(net => net + tax - withheldOf(net) === left)].find(net =>
    isTaxed(net, tax, rate),
  )
}

const million = 1_000_000
/** Income tax of a fee: 10.21 % up to a million yen, 20.42 % above (Income Tax Act, art. 205). */
const withheldOf = (fee: number): number =>
  Math.floor((Math.min(fee, million) * 1021 + Math.max(fee - million, 0) * 2042) / 10_000)

const following = (value: number) => ({ value, confidence: 'check' as const, place: null })
