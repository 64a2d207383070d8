import type { operations as contract } from '@invoice-card/contracts/backoffice'
import { appendAudit, examinerActor } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { isInProgress, type Jobs, outbox } from '../../platform/jobs/public.ts'
import { listUndelivered, reviveMail } from '../../platform/mail/public.ts'
import type { BackofficeHandlers } from '../examiners/public.ts'
import { acknowledgeFinding, keyOf, listDifferences, listOpenFindings } from '../nightly-comparison/public.ts'
import { jobHandlersOf } from './jobs.ts'

const shownMails = 100

type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number]

const stateOf = ({ abandoned_at, useless_after, last_error }: Undelivered): 'waits' | 'expired' | 'failed' =>
  abandoned_at === null ? 'waits' : last_error === null && useless_after !== null ? 'expired' : 'failed'

const textsOf = <T extends { kind: string; subject: string; expected: string; found: string }>(one: T) => ({
  kind: one.kind,
  subject: one.subject,
  expected: one.expected,
  found: one.found,
})

export const operationsHandlersOf = (jobs: Jobs): BackofficeHandlers<typeof contract> => ({
  ...jobHandlersOf(jobs),

  listUndeliveredMails: async (_, { db, now }) => ({
    mails: (await listUndelivered(db, now(), shownMails)).map(mail => ({
      id: mail.id,
      name: mail.name,
      to_address: mail.to_address,
      created_at: mail.created_at.toISOString(),
      attempts: mail.attempts,
      state: stateOf(mail),
      last_error: mail.last_error,
    })),
  }),

  retryMail: async ({ params: { id: mail_id }, refuse }, { db: pool, now }) => {
    await inTransaction(pool, async db => {
      if (!(await reviveMail(db, mail_id, now()))) refuse('mail_not_undelivered')
      if (await isInProgress(db, 'sendMail', { mail_id })) refuse('mail_in_progress')
      await outbox(db, 'sendMail', { mail_id })
    })
    return { retried: mail_id }
  },

  auditBooks: async (_, context) => {
    const { db, now } = context
    const open = await listOpenFindings(db)
    const known = new Set(open.map(keyOf))
    const fresh = (await listDifferences(context, now())).filter(difference => !known.has(keyOf(difference)))
    return {
      findings: [
        ...open.map(finding => ({ id: finding.id, ...textsOf(finding) })),
        ...fresh.map(difference => ({ id: null, ...textsOf(difference) })),
      ],
    }
  },

  closeFinding: ({ params: { id }, body: { reason }, refuse }, { db: pool, now, examiner }) =>
    inTransaction(pool, async db => {
      const at = now()
      const closing = { acknowledged_at: at, acknowledged_by: examiner.login, acknowledged_reason: reason }
      const closed =
        (await acknowledgeFinding(db, id, closing)) ??
        refuse('finding_not_found', { message: `There is no open finding ${id}.` })
      const { id: _, ...what } = closed
      await appendAudit(db, {
        chain: 'findings',
        at,
        actor: examinerActor(examiner),
        action: 'finding.acknowledged',
        subject: `finding:${id}`,
        detail: { ...what, reason },
      })
      return { id, ...textsOf(closed) }
    }),
})
