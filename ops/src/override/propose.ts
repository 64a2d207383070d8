import type { EnvironmentSet, Override } from '@invoice-card/environment/schema'
import { randomBytes } from 'node:crypto'
import { OpsError } from '../applications.ts'
import { contentOf } from '../environment/change/change.ts'
import { existing } from '../environment/stored/environments.ts'
import { isProduction, overrideText, remoteOf } from '../environment/overrides.ts'
import type { Proposal } from '../environment/change/plan.ts'

const hourMs = 3_600_000

interface OverrideRequest {
  readonly name: string
  readonly version: string
  readonly hours: number
}

/** An override that begins now. */
export function beginOverride({ name, version, hours }: OverrideRequest): Override {
  const until = new Date(Date.now() + hours * hourMs).toISOString()
  return { id: randomBytes(8).toString('hex'), releases: { [name]: version }, until }
}

/** The live values with an override, which replaces an older one of the same remote. */
export const proposeOverride =
  (environment: string, override: Override): Proposal =>
  current => {
    const live = existing(current, environment)
    allowedOrigins(live)
    const [[name, version] = []] = Object.entries(override.releases)
    if (name !== undefined && live.releases[name] === version) {
      throw refused(`${overrideText(override)} is live for everybody: there is nothing to override`)
    }
    const others = (live.overrides ?? []).filter(one => remoteOf(one) !== remoteOf(override))
    return {
      ...contentOf(live),
      overrides: [...others, override],
      reason: `override ${overrideText(override)} until ${override.until}`,
    }
  }

/** The live values without an override. @param named its id or its remote */
export const proposeEnd =
  (environment: string, named: string): Proposal =>
  current => {
    const live = existing(current, environment)
    const { overrides = [] } = live
    const ended = overrides.find(override => override.id === named || remoteOf(override) === named)
    if (!ended) throw new OpsError(`No override ${named} is live in ${environment}`, { code: 'not_found' })
    return {
      ...contentOf(live),
      overrides: overrides.filter(override => override !== ended),
      reason: `end override ${overrideText(ended)}`,
    }
  }

/** Where its releases may come from. @throws OpsError for an environment without overrides, with the way out. */
export function allowedOrigins({ name, override_origins }: EnvironmentSet): readonly string[] {
  if (isProduction(name)) {
    throw refused(`${name} is a production environment and shows no overrides: use another environment, or a canary`)
  }
  if (override_origins) return override_origins
  throw refused(
    `${name} allows no overrides: put "override_origins": [] into its settings file, ` +
      `then \`pnpm ops deploy host --env ${name} --settings FILE\``,
  )
}

/** A refusal with its one reason. */
export const refused = (message: string) => new OpsError(message, { code: 'refused', reasons: [message] })
