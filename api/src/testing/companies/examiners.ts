import type { Db } from '../../platform/database/connection.ts'
import type { Examiner } from '../../platform/audit/examiner.ts'
import { startExaminerSession } from '../../backoffice/examiners/sign-in.ts'
import { createBackofficeClient } from '../../backoffice/commands/session/client.ts'
import { commands } from '../../backoffice/commands/commands.ts'
import { readArguments } from '../../backoffice/commands/arguments.ts'
import { BackofficeRefusal, UsageError } from '../../backoffice/commands/session/usage.ts'
import { createBackofficeApp } from '../../server/backoffice-app.ts'
import type { Services } from '../../platform/services/services.ts'
import { jobs } from '../../worker/jobs.ts'
import { examinerRoles } from '@invoice-card/contracts/backoffice'
import { sql } from 'kysely'

const logins = ['first', 'second', 'third', 'fourth', 'bank', 'sato', 'suzuki', 'tanaka'] as const
type TestExaminer = (typeof logins)[number]

/** Beyond what the database gives out by itself. */
const firstId = 900_001

/** Accounts with every role that each test database has; nobody signs in to them by a password. */
export const examiners = Object.fromEntries(
  logins.map((login, index) => [login, { id: firstId + index, login }]),
) as Readonly<Record<TestExaminer, Examiner>>

/** Makes the accounts where they are not there yet. */
export async function insertTestExaminers(db: Db): Promise<void> {
  const created_at = new Date('2026-01-01T00:00:00Z')
  await sql`
    insert into examiners (id, login, display_name, password_hash, totp_secret, roles, created_at)
    overriding system value
    select id, login, login, '', 'none', ${[...examinerRoles]}::text[], ${created_at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(Object.values(examiners))}::jsonb) as account(id bigint, login text)
    on conflict do nothing`.execute(db)
}

/**
 * Runs commands of `pnpm backoffice` in this process, as the test examiner that `--as` names; tanaka, for a second
 * decision suzuki, where none is.
 */
export function createExaminerDesk(services: Services) {
  const app = createBackofficeApp(services, jobs)
  const startSession = async (login: string): Promise<string> => {
    const examiner = examiners[login as TestExaminer]
    if (!examiner) throw new UsageError(`There is no test examiner ${login}`)
    const at = { now: services.now(), address: 'test' }
    return (await startExaminerSession(services.db, examiner, at)).token
  }
  return {
    app,
    /** A token of one's own, of a session that begins now. */
    startSession,
    run: async (...argv: string[]) => {
      const args = readArguments(argv)
      const command = commands[args.command ?? '']
      if (!command) throw new UsageError(`There is no command ${args.command}`)
      const login = args.as ?? (/^(complete|resend|refund|lose|win)/.test(args.command ?? '') ? 'suzuki' : 'tanaka')
      const token = await startSession(login)
      return command(
        createBackofficeClient((path, init) => app.request(path, init), token),
        args,
      )
    },
  }
}

/** Runs a command of the desk, and answers with the code that the process would end with. */
export const runWithCode = (services: Services, ...argv: string[]) =>
  createExaminerDesk(services)
    .run(...argv)
    .then(
      ({ json, text }) => ({ code: 0, json, text }),
      (error: unknown) => ({
        code: error instanceof UsageError ? 2 : 1,
        json: error instanceof BackofficeRefusal ? { error: { code: error.code } } : null,
        text: String(error),
      }),
    )
