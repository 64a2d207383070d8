import { FileStoreUnavailable } from '@invoice-card/file-store'
import { OpsError } from '../applications.ts'
import { listBackups, openBackupStore } from '../backup/parts/backup-store.ts'
import { showProgress } from '../backup/parts/progress.ts'
import { restoreBackup, type Restored, verifyBackup } from '../backup/restore.ts'
import { databaseVariables, productFiles, requireAuditKey, restoredDatabase } from '../backup/parts/settings.ts'
import { defineCommand } from '../command-line/command.ts'

export const restore = defineCommand({
  usage: 'restore NAME --from PLACE',
  summary: 'Restore a backup into an empty database and file store, and audit it',
  takes: [0, 1],
  options: {
    from: { type: 'string', value: 'PLACE', text: 's3 (S3_BACKUP_BUCKET and its like), or a folder' },
    'dry-run': { type: 'boolean', text: 'read and compare all of the backup; write nothing' },
  },
  help: {
    text: `Without NAME it lists the backups of that place. DATABASE_URL is an empty database, as a user who may create
roles; files go where FILE_STORE and DATA_DIR say. The audit needs the AUDIT_SECRET with which the product ran.
Afterwards files, ledger, audit log and anchors are compared; all that is wrong is named.
Start no worker before docs/operations.md was read: it sends mails and asks the gateway.`,
    fails: 'nothing was restored, or what was restored is not whole: each problem is a warning',
    example: ['restore 20261124T020000Z-1f3a --from /mnt/backup/invoice-card', 'restores that backup'],
  },

  async run({ data, values, positionals: [name] }) {
    const source = openBackupStore(data, values.from, '--from')
    if (name === undefined) {
      const backups = await listBackups(source)
      return {
        data: { backups },
        lines:
          backups.length === 0
            ? [`There is no backup in ${values.from}`]
            : backups.map(one => (one.is_complete ? one.name : `${one.name}  not complete`)),
      }
    }
    const progress = showProgress()
    try {
      const isDryRun = values['dry-run']
      const restored = isDryRun ? await verifyBackup(source.store, name, progress) : await restoreNamed(name)
      return {
        data: { name, is_dry_run: isDryRun, snapshot: restored.manifest.snapshot, problems: restored.problems },
        lines: linesOf(restored, isDryRun),
        warnings: restored.problems,
        exitCode: restored.problems.length > 0 ? 1 : 0,
      }
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error
      throw new OpsError(error.message, { code: 'unreachable', cause: error })
    } finally {
      progress.end()
    }

    async function restoreNamed(chosen: string) {
      const databaseUrl = restoredDatabase()
      requireAuditKey(data)
      const variables = databaseVariables(data, databaseUrl)
      return restoreBackup(
        { backups: source.store, name: chosen, databaseUrl, product: productFiles(data), variables },
        progress,
      )
    }
  },
})

function linesOf({ manifest, problems }: Restored, isDryRun: boolean): string[] {
  const { name, snapshot, tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const what = `${rows} rows of ${tables.length} tables and ${files.count} files, as of ${snapshot.at}`
  const verdict = problems.length > 0 ? `${problems.length} things are wrong` : 'nothing is wrong'
  return [`${name} ${isDryRun ? 'was read' : 'is restored'}: ${what}; ${verdict}`]
}
