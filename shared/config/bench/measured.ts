/** One line in the table of `pnpm bench`, which all benches give. */
export interface Measured {
  readonly measure: string
  /** Null where it could not be measured here, e.g. without `pgbench`. */
  readonly value: number | null
  /** It was measured, and is no number. */
  readonly isBroken?: boolean
  /** Empty for ratios and counts. */
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'px' | '%' | '/s' | ''
  /** Digits behind the point (default 1). */
  readonly digits?: number
  /** What it may be at most, or at least. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number } | undefined
}

/** Whether it reaches its goal; null without a goal or a value. What is no number reaches none. */
export function isReached({ value, isBroken, goal }: Measured): boolean | null {
  if (goal && (isBroken || Number.isNaN(value))) return false
  if (!goal || value === null) return null
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}

const withUnit = (text: string, unit: Measured['unit']): string =>
  text + (unit === '/s' || unit === '' ? unit : ` ${unit}`)

/** As `13.9 ms`. */
export const valueOf = ({ value, unit, digits = 1 }: Measured): string =>
  value === null
    ? '–'
    : withUnit(value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }), unit)

/** As `≤ 10 ms`; empty without a goal. */
export function goalOf({ goal, unit }: Measured): string {
  if (!goal) return ''
  const [sign, limit] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast]
  return `${sign} ${withUnit(limit.toLocaleString('en-US'), unit)}`
}

/** In words; empty where there is nothing to judge. */
export const verdictOf = (measured: Measured): string => {
  const reached = isReached(measured)
  if (reached === null) return ''
  return reached ? 'reached' : '**not reached**'
}

/** Cells of a Markdown table: measure, value, goal, verdict. */
export const cellsOf = (measured: Measured): string =>
  `${measured.measure} | ${valueOf(measured)} | ${goalOf(measured)} | ${verdictOf(measured)}`

interface Print {
  readonly isJson: boolean
  /** All that was measured, in the bench's own shape. */
  readonly details: object
  readonly measured: readonly Measured[]
  readonly markdown: string
}

/**
 * Prints what a bench found, as JSON, for `pnpm bench` too, or as Markdown. Both are made each time, so that a smoke
 * tries both.
 */
export function printBench({ isJson, details, measured, markdown }: Print): void {
  // JSON knows neither NaN nor Infinity.
  const given = measured.map(one =>
    one.value === null || Number.isFinite(one.value) ? one : { ...one, value: null, isBroken: true },
  )
  const json = JSON.stringify({ ...details, measured: given }, null, 2)
  console.log(isJson ? json : markdown)
}
