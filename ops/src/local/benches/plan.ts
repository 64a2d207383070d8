/** In the order of their runs: those that need a product come last, so that it costs the others nothing. */
export const benchNames = ['api', 'scale', 'fair', 'ocr', 'web', 'clicks'] as const

export type BenchName = (typeof benchNames)[number]

/** Whether it measures a product that runs. */
export const needsProduct = (name: BenchName): boolean => name === 'web' || name === 'clicks'

interface Choice {
  readonly seed: number
  readonly isSmoke: boolean
  /** Data of the product that runs, where the bench needs one. */
  readonly product: string
}

/** Arguments of a bench beside `--json`. */
export function argumentsOf(name: BenchName, { seed, isSmoke, product }: Choice): readonly string[] {
  const smoke = isSmoke ? ['--smoke'] : []
  if (name === 'web') return ['--product', product, ...smoke, ...(isSmoke ? [] : ['--system'])]
  if (name === 'ocr') return isSmoke ? smoke : ['--layouts', 'unseen', '--seed', String(seed)]
  return smoke
}
