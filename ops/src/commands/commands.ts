import { applicationNamed, applications, OpsError } from '../applications.ts'
import { build } from '../build/build.ts'
import { analyticsRefusals } from '../environment/analytics.ts'
import { changeEnvironment, rollBack } from '../environment/change.ts'
import { faults } from '../environment/faults.ts'
import { refusals } from '../environment/gate.ts'
import type { EnvironmentSet } from '@invoice-card/environment/schema'
import { readCurrentSet } from '../environment/store.ts'
import { signingKey } from '../keys/key-store.ts'
import { publish } from '../release/publish.ts'
import { firstBytes } from '../release/release.ts'
import { listReleases, readRelease } from '../release/store.ts'
import { createRemote } from './create.ts'
import { keys, keysUsage } from './keys.ts'
import type { CommandLine } from './options.ts'
import { renewSet } from './renew.ts'
import { readSettings } from './settings.ts'
import { consequences, switched } from './toggle.ts'

/** What a command answers: data for `--json`, lines for people. */
export interface Answer { readonly data: unknown, readonly lines: readonly string[] }

interface Command {
  readonly usage: string
  readonly summary: string
  readonly run: (line: CommandLine) => Promise<Answer>
}

export const commands: Readonly<Record<string, Command>> = {
  status: { usage: 'status', summary: 'What is live in an environment', run: status },
  releases: { usage: 'releases NAME', summary: 'Published versions of an application, newest first', run: releases },
  create: { usage: 'create remote NAME [--prefix] [--label] [--owner]', summary: 'Make the folder of a new remote', run: create },
  publish: { usage: 'publish NAME…', summary: 'Build applications and put them into the release store', run: publishAll },
  deploy: { usage: 'deploy NAME[@VERSION]… [--settings FILE]', summary: 'Make versions live, the newest published ones unless given; a new environment needs settings', run: deploy },
  rollback: { usage: 'rollback [--to SEQUENCE]', summary: 'Make the releases before the live ones, or those of a given set, live again; toggles stay', run: rollback },
  promote: { usage: 'promote --from ENVIRONMENT', summary: 'Make live what is live in another environment', run: promote },
  toggle: { usage: 'toggle NAME on|off [--company NUMBER]', summary: 'Switch a remote on or off at once, for all or for one company', run: toggle },
  renew: { usage: 'renew [--when-due] [--accept SEQUENCE]', summary: 'Make the live set again before it expires; --accept one whose key was revoked', run: renewSet },
  keys: { usage: keysUsage, summary: 'Who may sign releases and environments', run: keys },
  verify: { usage: 'verify', summary: 'Check signatures, hashes, history, ranges and budgets of what is live, and name files that no list has', run: verify },
}

async function liveSet({ data, environment }: CommandLine): Promise<EnvironmentSet> {
  const set = await readCurrentSet(data, environment)
  if (!set) throw new OpsError(`There is no environment ${environment} in ${data.root}. \`pnpm start\` makes local; the first deploy of another needs --settings FILE`)
  return set
}

async function status(line: CommandLine): Promise<Answer> {
  return { data: await liveSet(line), lines: describe(await liveSet(line)) }
}

const describe = (set: EnvironmentSet): string[] => [
  `${set.name}  set ${set.sequence}  ${set.created_at}  ${set.reason}`,
  `  by ${set.author}, until ${set.expires_at}`,
  ...Object.entries(set.releases).map(([name, version]) => `  ${name.padEnd(20)} ${version}`),
  ...Object.entries(set.toggles).map(([name, { is_on, excluded_corporate_numbers: excluded }]) =>
    `  toggle ${name.padEnd(13)} ${is_on ? 'on' : 'off'}${is_on && excluded.length > 0 ? `, not for ${excluded.join(', ')}` : ''}`),
]

async function releases({ data, positionals }: CommandLine): Promise<Answer> {
  const { name } = applicationNamed(required(positionals, 'releases NAME'))
  const found = await listReleases(data, name)
  return {
    data: found.map(release => ({ version: release.version, published_at: release.published_at, git_commit: release.git_commit, first_brotli_bytes: firstBytes(release) })),
    lines: found.map(release => `${release.version}  ${release.published_at}  ${release.git_commit.slice(0, 10)}  ${(firstBytes(release) / 1000).toFixed(1)} kB`),
  }
}

async function create({ positionals: [kind, name], prefix, label, owner }: CommandLine): Promise<Answer> {
  if (kind !== 'remote' || !name) throw new OpsError('Usage: ops create remote NAME [--prefix PREFIX] [--label 見出し] [--owner TEAM]')
  const files = await createRemote({ name, prefix, label, owner })
  return {
    data: { name: `remote-${name}`, files },
    lines: [...files.map(file => `  ${file}`), `Then: pnpm install && pnpm ops publish remote-${name} && pnpm ops deploy remote-${name}`],
  }
}

async function publishAll({ data, positionals }: CommandLine): Promise<Answer> {
  required(positionals, 'publish NAME…')
  const published = []
  for (const application of positionals.map(applicationNamed)) {
    // A build of minutes is not to end in a key that is missing.
    await signingKey(data, application.name)
    await build(application)
    published.push(await publish(application, data))
  }
  return {
    data: published.map(({ name, version }) => ({ name, version })),
    lines: published.map(release => `published ${release.name} ${release.version} (${(firstBytes(release) / 1000).toFixed(1)} kB brotli before its first page)`),
  }
}

async function deploy(line: CommandLine): Promise<Answer> {
  const { data, environment, positionals, author } = line
  required(positionals, 'deploy NAME[@VERSION]…')
  const chosen = await Promise.all(positionals.map(async (text) => {
    const [name = '', version] = text.split('@')
    applicationNamed(name)
    const release = version ? await readRelease(data, name, version) : (await listReleases(data, name))[0]
    if (!release) throw new OpsError(`${name} was never published: run \`pnpm ops publish ${name}\` first`)
    return release
  }))
  const settings = line.settings === undefined ? undefined : await readSettings(line.settings)
  if (!settings) await liveSet(line)
  // Toggles belong to whoever switched them last; a file gives only the first ones.
  const { toggles: _, ...change } = settings ?? {}
  const set = await changeEnvironment(data, environment, { ...change, releases: Object.fromEntries(chosen.map(({ name, version }) => [name, version])) },
    `deploy ${chosen.map(({ name, version }) => `${name} ${version}`).join(', ')}`, settings, author)
  return { data: set, lines: describe(set) }
}

async function rollback({ data, environment, to, author }: CommandLine): Promise<Answer> {
  const set = await rollBack(data, environment, to, author)
  return { data: set, lines: describe(set) }
}

async function promote(line: CommandLine): Promise<Answer> {
  const { data, environment, from, author } = line
  if (!from) throw new OpsError('Usage: ops promote --from ENVIRONMENT --env ENVIRONMENT')
  const { releases, sequence } = await liveSet({ ...line, environment: from })
  await liveSet(line)
  const set = await changeEnvironment(data, environment, { releases }, `promote set ${sequence} of ${from}`, undefined, author)
  return { data: set, lines: describe(set) }
}

async function toggle(line: CommandLine): Promise<Answer> {
  const { positionals: [name, state], company } = line
  const toggles = switched((await liveSet(line)).toggles, { name, state, company })
  const set = await changeEnvironment(line.data, line.environment, { toggles }, `toggle ${name} ${state}${company ? ` for ${company}` : ''}`, undefined, line.author)
  return { data: set, lines: [...describe(set), ...consequences(set.toggles, { name, state, company })] }
}

async function verify(line: CommandLine): Promise<Answer> {
  const set = await liveSet(line)
  const live = await Promise.all(Object.entries(set.releases).map(([name, version]) => readRelease(line.data, name, version)))
  const reasons = [...await refusals(live, line.data), ...analyticsRefusals(set), ...await faults(line.data, line.environment)]
  if (reasons.length > 0) throw new OpsError(reasons.join('\n'))
  return { data: { name: set.name, sequence: set.sequence, is_sound: true }, lines: [`set ${set.sequence} of ${set.name} is sound: ${live.length} of ${applications.length} applications`] }
}

function required(positionals: readonly string[], usage: string): string {
  const [first] = positionals
  if (!first) throw new OpsError(`Usage: ops ${usage}. Applications: ${applications.map(({ name }) => name).join(', ')}`)
  return first
}
