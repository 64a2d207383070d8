// Before the processes start: `pnpm database roles`, as a user who may create roles, and `pnpm database migrate`, as
// the owner. After a restore: `pnpm database audit`.
import { parseArgs } from 'node:util'
import { readAuditSettings, readDatabaseSettings, settingsOrExit } from './platform/config/public.ts'
import { awaitDatabase, connect, createRoles, migrate } from './platform/database/public.ts'
import { createLog } from './platform/log/public.ts'

const log = createLog('database', 'info')
const onHeldUp = (migration: string) => log.warn({ migration }, 'migration finds a table in use, trying again')

const steps = {
  roles: async () => {
    const { url, passwords } = settingsOrExit(() => readDatabaseSettings())
    await awaitDatabase(log, () => createRoles(url, passwords))
    log.info('roles made')
  },
  migrate: async () => {
    const { url } = settingsOrExit(() => readDatabaseSettings())
    const applied = await awaitDatabase(log, () => migrate(url, { onHeldUp, last: options.to }))
    log.info({ applied }, 'database migrated')
  },
  /** Without the gateway, which is asked by the job compareBooksNightly. */
  audit: async () => {
    const { url, ...config } = settingsOrExit(() => readAuditSettings())
    // Nothing else needs the rules of the books.
    const { listDifferences } = await import('./backoffice/nightly-comparison/public.ts')
    const db = connect(url)
    try {
      const differences = await listDifferences({ db, config }, options.at ? new Date(options.at) : new Date())
      const texts = differences.map(({ subject, expected, found }) => `${subject}: should be ${expected}, is ${found}`)
      console.log(options.json ? JSON.stringify({ differences: texts }) : texts.join('\n') || 'All of it fits together')
      if (texts.length > 0) process.exitCode = 1
    } finally {
      await db.destroy()
    }
  },
}

const isStep = (word: string): word is keyof typeof steps => Object.hasOwn(steps, word)
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    /** With `migrate`: the last file that is applied. */
    to: { type: 'string' },
    /** With `audit`: the moment as of which something is late. */
    at: { type: 'string' },
    json: { type: 'boolean' },
  },
})
if (words.length === 0 || !words.every(isStep)) {
  console.error(`What shall be done? ${Object.keys(steps).join(', or ')}; roles and migrate in this order.`)
  process.exit(2)
}
for (const word of words.filter(isStep)) await steps[word]()
