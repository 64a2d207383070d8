import type { JobOverview, QueuedRun, UndeliveredMail } from '@invoice-card/contracts/backoffice'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './session/usage.ts'

const shownErrorLength = 160

const minute = (at: string | null): string =>
  at === null
    ? '-'
    : `${new Date(at).toLocaleString('sv-SE', { timeZone: 'Asia/Tokyo', dateStyle: 'short', timeStyle: 'short' })} JST`
const shortened = (error: string): string => error.replaceAll(/\s+/g, ' ').slice(0, shownErrorLength)

const header = `${'job'.padEnd(24)}${['waiting', 'retrying', 'active', 'done', 'failed'].map(title => title.padStart(9)).join('')}  ${'last done'.padEnd(22)}next run`
const lineOf = (row: JobOverview): string => {
  const numbers = [row.waiting, row.retrying, row.active, row.done, row.failed]
    .map(count => String(count).padStart(9))
    .join('')
  const error =
    row.last_error === null ? '' : `\n  last error ${minute(row.last_error_at)}: ${shortened(row.last_error)}`
  return `${row.name.padEnd(24)}${numbers}  ${minute(row.last_done_at).padEnd(22)}${row.next_run_at === null ? 'when asked' : minute(row.next_run_at)}${error}`
}

const runLineOf = ({ id, state, attempts, created_at, next_at, error }: QueuedRun): string =>
  `${id}  ${state}  ${attempts} attempt${attempts === 1 ? '' : 's'} failed  since ${minute(created_at)}${state === 'retry' ? `  next ${minute(next_at)}` : ''}${error === null ? '' : `\n  ${shortened(error)}`}`

const mailLineOf = (mail: UndeliveredMail): string =>
  [
    `${mail.id}  ${mail.name ?? '-'}  ${mail.to_address}  since ${minute(mail.created_at)}  ${mail.attempts} attempts failed  ${mail.state}`,
    ...(mail.last_error === null ? [] : [`  ${shortened(mail.last_error)}`]),
  ].join('\n')

interface Difference {
  readonly kind: string
  readonly subject: string
  readonly expected: string
  readonly found: string
}
const differenceOf = ({ kind, subject, expected, found }: Difference): string =>
  `${kind}  ${subject}: should be ${expected}, is ${found}`

const readJobName = (name: string | undefined): string => {
  if (name === undefined) throw new UsageError('Which job? `backoffice jobs` shows their names.')
  return name
}

/** A job that does not exist is a slip of the hand, as a command that does not exist. */
const withJob = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof BackofficeRefusal && error.code === 'job_not_found') throw new UsageError(error.message)
    throw error
  })

export const operationCommands = {
  jobs: async ({ operations }, { id }) => {
    if (id === undefined) {
      const { jobs } = await operations.listJobs()
      return { json: { jobs }, text: [header, ...jobs.map(lineOf)].join('\n') }
    }
    const { jobs } = await withJob(operations.listQueuedRuns({ params: { name: id } }))
    return { json: { jobs }, text: jobs.map(runLineOf).join('\n') || 'None waits and none failed.' }
  },

  'run-job': async ({ operations }, { id }) => {
    const asked = await withJob(operations.runJob({ params: { name: readJobName(id) } }))
    return {
      json: asked,
      text: `A worker runs ${asked.queued} within seconds; \`backoffice jobs\` shows when it is done.`,
    }
  },

  'retry-job': async ({ operations }, { id }) => {
    if (!id || !/^[0-9a-f-]{36}$/.test(id)) throw new UsageError('Which one? `backoffice jobs <name>` shows the ids.')
    return {
      json: await operations.retryJob({ params: { id } }),
      text: 'A worker tries it again within seconds.',
    }
  },

  mails: async ({ operations }) => {
    const { mails } = await operations.listUndeliveredMails()
    return { json: { mails }, text: mails.map(mailLineOf).join('\n') || 'Every mail has left.' }
  },

  'retry-mail': async ({ operations }, { id }) => {
    if (!id || !/^\d{1,15}$/.test(id)) throw new UsageError('Which mail? `backoffice mails` shows the ids.')
    const retried = await operations.retryMail({ params: { id: Number(id) } })
    return { json: retried, text: 'A worker sends it within seconds.' }
  },

  audit: async ({ operations }, { acknowledge, reason }) => {
    if (acknowledge !== undefined) {
      if (!/^[1-9]\d{0,14}$/.test(acknowledge))
        throw new UsageError('Which finding? Give its number, e.g. --acknowledge 7.')
      if (!reason) throw new UsageError('Say why it may stay as it is: --reason <text>.')
      const closed = await operations.closeFinding({ params: { id: Number(acknowledge) }, body: { reason } })
      return { json: closed, text: `Closed: ${differenceOf(closed)}` }
    }
    const { findings } = await operations.auditBooks()
    if (findings.length > 0)
      throw new BackofficeRefusal(
        'books_wrong',
        findings.map(finding => `${finding.id ?? 'new'}  ${differenceOf(finding)}`).join('\n'),
      )
    return {
      json: { findings: [] },
      text: 'Ledger, audit chains, invoices, payments, transfers, files, counters and receipt numbers fit together.',
    }
  },
} satisfies Record<string, Command>
