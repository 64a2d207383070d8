import { applicationNamed } from '../applications.ts'
import { build } from '../build/build.ts'
import { withBuildLock } from '../build/lock.ts'
import { defineCommand } from '../command-line/command.ts'
import { signingKey } from '../keys/key-store.ts'
import { applicationName } from '../names.ts'
import { publish as publishBuild } from '../release/publish.ts'
import { push } from '../registry/client.ts'
import { firstBytes } from '../release/release.ts'
import { movedLine, registryNamed, registryOption } from './transfer.ts'

export const publish = defineCommand({
  usage: 'publish NAME…',
  summary: 'Build applications and put them into the release store',
  takes: [1, Infinity],
  options: registryOption,
  help: {
    text: `Nothing goes live by it. The same sources make the same version again.
With --registry it is sent there, too.`,
    fails: 'it does not build, is over its budgets, there is no such application, or no key to sign it with',
    example: ['publish remote-payments', 'makes a release that `deploy remote-payments` puts live'],
  },

  async run({ data, positionals, values }) {
    const registry = values.registry === undefined ? null : registryNamed(values.registry)
    const published = []
    for (const application of positionals.map(name => applicationNamed(applicationName(name)))) {
      // A build of minutes is not to end in a key that is missing.
      await signingKey(data, application.name)
      published.push(
        await withBuildLock(application, async () => {
          await build(application)
          return publishBuild(application, data)
        }),
      )
    }
    const lines = published.map(
      release =>
        `published ${release.name} ${release.version} (${kilobytes(firstBytes(release))} kB brotli before a page)`,
    )
    if (registry) {
      for (const release of published) lines.push(movedLine(await push(data, registry, release), 'sent to', registry))
    }
    return { data: published.map(({ name, version }) => ({ name, version })), lines }
  },
})

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
