import type { CommandResult } from '../command.ts'
import { runPnpm } from './pnpm.ts'

interface Report {
  readonly advisories: Readonly<
    Record<string, { readonly module_name: string; readonly severity: string; readonly title: string; url: string }>
  >
}

export type Advisories =
  | { readonly outcome: 'none' }
  | { readonly outcome: 'found'; readonly lines: readonly string[] }
  /** Nobody said anything about the packages. */
  | { readonly outcome: 'unanswered'; readonly reason: string }

const limitMs = 30_000
const refused = ['high', 'critical']

/** Asks a registry for advisories about what runs in production. @param registry pnpm's own unless given */
export async function findAdvisories(registry?: string): Promise<Advisories> {
  const answer = await runPnpm(
    [
      'audit',
      '--prod',
      '--json',
      '--audit-level',
      'high',
      '--config.fetch-retries=0',
      '--config.fetch-timeout=6000',
      ...(registry === undefined ? [] : ['--registry', registry]),
    ],
    limitMs,
  )
  const report = reportIn(answer)
  if (report === null) return { outcome: 'unanswered', reason: reasonOf(answer.output) }
  const lines = Object.values(report.advisories)
    .filter(({ severity }) => refused.includes(severity))
    .map(({ module_name, severity, title, url }) => `${module_name}: ${severity}: ${title} ${url}`)
  return lines.length === 0 ? { outcome: 'none' } : { outcome: 'found', lines }
}

/** The report of an audit that took place; null where the registry gave none. */
function reportIn({ output }: CommandResult): Report | null {
  try {
    const value = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Partial<Report>
    return value.advisories ? { advisories: value.advisories } : null
  } catch {
    return null
  }
}

const reasonOf = (output: string): string =>
  /ERR_PNPM_\w+/.exec(output)?.[0] ?? output.trim().split('\n')[0]?.slice(0, 120) ?? 'no answer'
