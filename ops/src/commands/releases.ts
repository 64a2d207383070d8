import { UsageError } from '../applications.ts'
import { ageOf } from '../command-line/age.ts'
import { defineCommand } from '../command-line/command.ts'
import { publishedOrBuilt } from '../command-line/values.ts'
import { readLiveSets } from '../environment/stored/environments.ts'
import { firstBytes } from '../release/release.ts'
import { sync } from '../release-bucket/sync.ts'
import { listReleases } from '../release/store.ts'

export const releases = defineCommand({
  usage: 'releases NAME|sync',
  summary: 'Versions of an application and where they are live; or `sync` with a bucket',
  takes: [1, 1],
  options: {
    to: { type: 'string', value: 'STORE', text: 'of sync: s3 (S3_RELEASES_BUCKET) gets what it lacks of this machine' },
    from: { type: 'string', value: 'STORE', text: 'of sync: this machine gets what it lacks of s3' },
  },
  help: {
    text: `Size is what a browser fetches before the first page, in brotli. A broken folder is named and passed over.
\`sync\` copies whole releases, verifies signature and every file on the way in, and never changes a version.`,
    fails: 'there is no such application; or a release could not be copied, the others are',
    example: ['releases remote-payments', 'shows which version is live in which environment'],
  },

  async run({ data, values, positionals: [text = ''] }) {
    if (text === 'sync') return sync(data, values)
    if (values.to !== undefined || values.from !== undefined)
      throw new UsageError('--to and --from are of releases sync')
    const name = await publishedOrBuilt(data, text)
    const [{ releases: found, broken }, { sets, warnings }] = await Promise.all([
      listReleases(data, name),
      readLiveSets(data),
    ])
    const rows = found.map(release => ({
      version: release.version,
      live_in: sets.filter(set => set.releases[name] === release.version).map(set => set.name),
      canary_in: sets.filter(set => set.canary?.releases[name] === release.version).map(set => set.name),
      override_in: sets
        .filter(set => set.overrides?.some(one => one.releases[name] === release.version))
        .map(set => set.name),
      published_at: release.published_at,
      git_commit: release.git_commit,
      first_brotli_bytes: firstBytes(release),
    }))
    return {
      data: { name, releases: rows, broken },
      lines: rows.map(row =>
        [
          row.version.padEnd(18),
          row.git_commit.slice(0, 10).padEnd(10),
          `${(row.first_brotli_bytes / 1000).toFixed(1)} kB`.padStart(8),
          `${ageOf(row.published_at)} ago`.padEnd(11),
          row.live_in.length > 0 ? `live in ${row.live_in.join(', ')}` : '',
          row.canary_in.length > 0 ? `canary in ${row.canary_in.join(', ')}` : '',
          row.override_in.length > 0 ? `override in ${row.override_in.join(', ')}` : '',
        ]
          .join('  ')
          .trimEnd(),
      ),
      warnings: [...broken.map(({ message }) => message), ...warnings],
    }
  },
})
