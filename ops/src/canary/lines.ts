import { variants, type EnvironmentSet } from '@invoice-card/environment/schema'
import { OpsError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { shareText } from '../environment/change/difference.ts'
import { withDatabase } from '../reports/database.ts'
import { readEvidence, type Evidence, type VariantEvidence } from './evidence.ts'
import { textOf } from './propose.ts'
import { judge, shareOf, type Verdict } from './verdict.ts'

/** How the canary of a set does: its two variants, compared. */
export interface Comparison extends Verdict {
  readonly evidence: Evidence
}

/** Compares the variants of a set with a canary; null without one, or why it cannot be done. */
export async function compareVariants(
  data: DataDirectory,
  set: EnvironmentSet,
): Promise<Comparison | { readonly unknown: string } | null> {
  const { canary } = set
  if (!canary) return null
  try {
    const evidence = await withDatabase(data, client => readEvidence(client, set))
    return { ...judge(canary, evidence), evidence }
  } catch (error) {
    if (error instanceof OpsError) return { unknown: error.message }
    throw error
  }
}

/** What a person reads of it. */
export function comparisonLines(set: EnvironmentSet, compared: Awaited<ReturnType<typeof compareVariants>>): string[] {
  const { canary } = set
  if (!canary || !compared) return []
  const head = `  canary ${textOf(canary)} for ${shareText(canary)}, since set ${canary.since}`
  if ('unknown' in compared) return [head, `    not compared: ${compared.unknown}`]
  return [
    head,
    ...variants.map(variant => `    ${variant.padEnd(6)} ${observedText(compared.evidence[variant])}`),
    `    ${compared.state}: ${compared.why}`,
  ]
}

const observedText = (observed: VariantEvidence) =>
  [
    `${observed.documents} documents`,
    `${(shareOf(observed) * 100).toFixed(1)} % failed`,
    `${observed.errors_per_document.toFixed(2)} errors each`,
    ...Object.entries(observed.vitals).map(([name, p75]) => `${name} ${vitalText(name, p75)}`),
  ].join(', ')

const vitalText = (name: string, p75: number) => (name === 'CLS' ? p75.toFixed(2) : `${Math.round(p75)} ms`)
