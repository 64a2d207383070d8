import { UsageError } from '../applications.ts'
import { defineCommand, type Answer, type CommandLine } from '../command-line/command.ts'
import { originOf } from '../command-line/values.ts'
import { applicationName, releaseVersion } from '../names.ts'
import { pull as fetchRelease, push as sendRelease, type Moved, type Named, type Remote } from '../registry/client.ts'
import { ownToken } from '../registry/own-token.ts'

export const registryOption = {
  registry: { type: 'string', value: 'URL', text: 'the registry; REGISTRY_TOKEN holds the token of the team' },
} as const

export const push = defineCommand({
  usage: 'push NAME@VERSION --registry URL',
  summary: 'Send a release of this machine to a registry, byte for byte',
  takes: [1, 1],
  options: registryOption,
  help: {
    text: 'The digest that it shows names all bytes of the release, so it is the same in every registry.',
    fails: 'the registry refuses it, or has the version with other bytes',
    example: [
      'push remote-payments@1.0.0-0f4f6c1bc8 --registry https://registry.example',
      'promotes it into that registry',
    ],
  },
  run: line => move(line, sendRelease, 'sent to'),
})

export const pull = defineCommand({
  usage: 'pull NAME@VERSION --registry URL',
  summary: 'Fetch a release from a registry into the release store, byte for byte',
  takes: [1, 1],
  options: registryOption,
  help: {
    text: 'Signature and every file are verified before it is in the store. Nothing goes live by it.',
    fails: 'the registry does not have it, or something in it is not what its key signed',
    example: [
      'pull remote-payments@1.0.0-0f4f6c1bc8 --registry https://registry.example',
      'makes it ready to `deploy`',
    ],
  },
  run: line => move(line, fetchRelease, 'is in the store from'),
})

type Move = (data: CommandLine['data'], registry: Remote, release: Named) => Promise<Moved>

async function move(
  { data, values, positionals: [text = ''] }: CommandLine<typeof registryOption>,
  work: Move,
  done: string,
): Promise<Answer> {
  const registry = registryNamed(values.registry)
  const [name = '', version, ...others] = text.split('@')
  if (version === undefined || others.length > 0) throw new UsageError(`${JSON.stringify(text)} is not NAME@VERSION`)
  const moved = await work(data, registry, { name: applicationName(name), version: releaseVersion(version) })
  return { data: moved, lines: [movedLine(moved, done, registry)] }
}

export const movedLine = ({ name, version, digest, files, sent }: Moved, done: string, { origin }: Remote): string =>
  `${name} ${version} ${done} ${origin}: ${digest}, ${sent} of ${files} files were new`

/** @throws UsageError where the address or the token is missing. */
export function registryNamed(url: string | undefined): Remote {
  if (url === undefined) throw new UsageError('Say which registry: --registry URL')
  return { origin: originOf(url, '--registry'), token: ownToken() }
}
