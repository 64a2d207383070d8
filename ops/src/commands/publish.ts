import { applicationNamed } from '../applications.ts'
import { build } from '../build/build.ts'
import { withBuildLock } from '../build/lock.ts'
import { defineCommand } from '../command-line/command.ts'
import { signingKey } from '../keys/key-store.ts'
import { applicationName } from '../names.ts'
import { publish as publishBuild } from '../release/publish.ts'
import { firstBytes } from '../release/release.ts'

export const publish = defineCommand({
  usage: 'publish NAME…',
  summary: 'Build applications and put them into the release store',
  takes: [1, Infinity],
  options: {},
  help: {
    text: 'Nothing goes live by it. The same sources make the same version again.',
    fails: 'it does not build, is over its budgets, there is no such application, or no key to sign it with',
    example: ['publish remote-payments', 'makes a release that `deploy remote-payments` puts live'],
  },

  async run({ data, positionals }) {
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
    return {
      data: published.map(({ name, version }) => ({ name, version })),
      lines: published.map(
        release =>
          `published ${release.name} ${release.version} (${kilobytes(firstBytes(release))} kB brotli before a page)`,
      ),
    }
  },
})

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
