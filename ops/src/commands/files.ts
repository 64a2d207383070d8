import { FileStoreUnavailable } from '@invoice-card/file-store'
import { OpsError, UsageError } from '../applications.ts'
import { defineCommand } from '../command-line/command.ts'
import { migrate, type Migrated } from '../files/migrate.ts'
import { reportProgress } from '../files/progress.ts'
import { openStore, storeNamed, type StoreName } from '../files/stores.ts'

export const files = defineCommand({
  usage: 'files migrate --from STORE --to STORE',
  summary: 'Copy the files of invoices between disk and S3 while the product runs',
  takes: [1, 1],
  options: {
    from: { type: 'string', value: 'STORE', text: 'disk (`files` in DATA_DIR) or s3 (S3_BUCKET and its like)' },
    to: { type: 'string', value: 'STORE', text: 'the other one' },
    'dry-run': { type: 'boolean', text: 'compare and show what would be copied; write nothing' },
  },
  help: {
    text: `Every copy is read back and compared; nothing is deleted at the source. It can be stopped at any time and run
again: what is there already is compared and left. What comes while it runs is copied as well.
Uploads that are not accepted yet stay where they are: FILE_STORE_FALLBACK finds them.`,
    fails: 'a store cannot be reached, or a file could not be copied; the others are',
    example: ['files migrate --from disk --to s3 --dry-run', 'shows how much there is to copy'],
  },

  async run({ data, values, positionals: [action] }) {
    if (action !== 'migrate') throw new UsageError('Say: files migrate --from disk --to s3')
    const [from, to] = [storeNamed(values.from, '--from'), storeNamed(values.to, '--to')]
    if (from === to) throw new UsageError(`--from and --to are both ${from}`)
    const isDryRun = values['dry-run']
    const [source, target] = [openStore(data, from), openStore(data, to)]
    const progress = reportProgress()
    try {
      await Promise.all([source.check(), target.check()])
      const migrated = await migrate(source, target, { isDryRun, onProgress: progress.report })
      return {
        data: { from, to, is_dry_run: isDryRun, ...migrated },
        lines: linesOf(migrated, { from, to, isDryRun }),
        warnings: warningsOf(migrated),
        exitCode: migrated.failed.length > 0 ? 1 : 0,
      }
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error
      throw new OpsError(`${error.message}. What was copied stays: run it again`, { code: 'unreachable', cause: error })
    } finally {
      progress.end()
    }
  },
})

interface Way {
  readonly from: StoreName
  readonly to: StoreName
  readonly isDryRun: boolean
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function linesOf(migrated: Migrated, { from, to, isDryRun }: Way): string[] {
  const { files: count, bytes, copied, copied_bytes, same, renewed, unfinished, failed } = migrated
  const done = isDryRun ? 'to be copied' : 'copied and read back'
  return [
    `${count} files (${megabytes(bytes)}) on ${from}: ${copied + renewed} ${done} (${megabytes(copied_bytes)}), ${same} on ${to} already`,
    ...(unfinished > 0 ? [`${unfinished} uploads that are not accepted yet stay on ${from}`] : []),
    ...(failed.length > 0 ? ['Run it again: some files could not be copied.'] : isDryRun ? [] : switching(from, to)),
  ]
}

/** Both orders in turn: at no moment is there a process that does not find what another one has written. */
const switching = (from: StoreName, to: StoreName): string[] => [
  'To switch, restart every API and worker, one after the other, with:',
  `  1. FILE_STORE=${from} FILE_STORE_FALLBACK=${to}`,
  `  2. FILE_STORE=${to} FILE_STORE_FALLBACK=${from}, once all have the first`,
  `  3. run this again a day later, until it copies nothing; then FILE_STORE=${to} alone`,
]

const warningsOf = ({ failed, newer_at_target }: Migrated): string[] => [
  ...failed.map(({ key, message }) => `${key}: ${message}`),
  ...newer_at_target.map(key => `${key} is newer at the target and stays`),
]
