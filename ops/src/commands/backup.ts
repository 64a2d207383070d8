import { FileStoreUnavailable } from '@invoice-card/file-store'
import { OpsError } from '../applications.ts'
import { createBackup, type Created } from '../backup/create.ts'
import { openBackupStore } from '../backup/parts/backup-store.ts'
import { showProgress } from '../backup/parts/progress.ts'
import { backedUpDatabase, productFiles } from '../backup/parts/settings.ts'
import { defineCommand } from '../command-line/command.ts'
import { positiveInteger } from '../command-line/values.ts'

export const backup = defineCommand({
  usage: 'backup --to PLACE',
  summary: 'Back up database and files as of one moment, while the product runs',
  takes: [0, 0],
  options: {
    to: { type: 'string', value: 'PLACE', text: 's3 (S3_BACKUP_BUCKET and its like), or a folder on another disk' },
    'delete-older': {
      type: 'string',
      value: 'DAYS',
      text: 'delete older ones of that place, if this one has all files',
    },
  },
  help: {
    text: `Reads DATABASE_URL as the owner, and the files as API and worker do. Nothing waits for it: neither payments nor
uploads. Files that an earlier backup in that place has are not copied again. A place is of one product.
A backup that was cut off has no manifest and is refused by restore. Keys are in none: docs/operations.md lists them.`,
    fails: 'it was not made, or files were missing or damaged before; the rest of them is in it',
    example: ['backup --to /mnt/backup/invoice-card', 'makes a backup and prints its name'],
  },

  async run({ data, values }) {
    const backups = openBackupStore(data, values.to, '--to')
    const days = values['delete-older']
    const pruneBefore = days === undefined ? null : daysAgo(positiveInteger(days, '--delete-older', 0))
    const product = productFiles(data)
    const sources = { databaseUrl: backedUpDatabase(data), product, backups, pruneBefore }
    const progress = showProgress()
    try {
      await Promise.all([backups.store.check(), product.check()])
      const created = await createBackup(sources, progress)
      return {
        data: { ...created.manifest, problems: created.problems, pruned: created.pruned },
        lines: linesOf(created, backups.text),
        warnings: created.problems,
        exitCode: created.problems.length > 0 ? 1 : 0,
      }
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error
      throw new OpsError(`${error.message}. There is no backup of this run: begin again`, {
        code: 'unreachable',
        cause: error,
      })
    } finally {
      progress.end()
    }
  },
})

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function linesOf({ manifest, pruned }: Created, target: string): string[] {
  const { name, snapshot, tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const dumped = tables.reduce((sum, table) => sum + table.size, 0)
  return [
    `${name} is complete in ${target}`,
    `as of ${snapshot.at}: ${rows} rows of ${tables.length} tables (${megabytes(dumped)}), ${files.count} files (${megabytes(files.bytes)}), ${files.copied} of them new (${megabytes(files.copied_bytes)})`,
    ...(pruned
      ? [`deleted: ${pruned.backups.length} older backups, ${pruned.files} files (${megabytes(pruned.bytes)})`]
      : []),
    ...(files.missing > 0 ? [`${files.missing} files that rows name were not there`] : []),
    ...(files.damaged > 0 ? [`${files.damaged} files have other bytes than their rows say`] : []),
  ]
}
