import { sql } from 'kysely'
import { decodeRecords } from '../../api/src/payments/transfers/zengin-record.ts'
import type { Stage } from './actions.ts'
import { courseOf, isPaidOut } from './endings.ts'
import { expectedOf, sumOf } from './expected.ts'
import type { Played } from './run.ts'

/** What the bank was ordered to send, said it had sent and gave back, against the deposits of each seller. */
export async function transferProblems({ app }: Stage, { lives, answered, parties }: Played): Promise<string[]> {
  const byId = new Map(lives.map(life => [life.id, life]))
  const problems: string[] = []
  for (const { companyId, client } of parties.sellers) {
    const own = lives.filter(({ seller }) => seller.companyId === companyId)
    const sent = sumOf(
      answered.filter(({ invoiceId, isSent }) => isSent && byId.get(invoiceId)?.seller.companyId === companyId),
      ({ amount }) => amount,
    )
    // Each of them comes back once.
    const bankReturned = sumOf(
      own.filter(({ plan }) => courseOf(plan.ending).afterTransfer),
      life => expectedOf(life).deposit,
    )
    const deposits = sumOf(
      own.filter(({ plan }) => isPaidOut(plan.ending)),
      life => expectedOf(life).deposit,
    )
    if (sent - bankReturned !== deposits)
      problems.push(`seller ${companyId} got ${sent - bankReturned} yen from the bank instead of ${deposits}`)
    const { months } = await client.collections.getDepositMonths()
    const deposited = sumOf(months, ({ deposited_amount }) => deposited_amount)
    const waiting = sumOf(
      months,
      ({ planned_amount, examined_amount, requested_amount }) => planned_amount + examined_amount + requested_amount,
    )
    if (deposited !== deposits || waiting !== 0)
      problems.push(`seller ${companyId} is shown ${deposited} yen and ${waiting} to come instead of ${deposits}`)
  }
  return [...problems, ...(await fileProblems(app, answered))]
}

async function fileProblems({ db }: Stage['app'], answered: Played['answered']): Promise<string[]> {
  const files = await db.selectFrom('transfer_files').select(['content', 'total_amount']).execute()
  const trailers = sumOf(
    files.flatMap(({ content }) => decodeRecords(content)).filter(record => record.startsWith('8')),
    record => Number(record.slice(7, 19)),
  )
  const ordered = sumOf(answered, ({ amount }) => amount)
  const totals = sumOf(files, ({ total_amount }) => total_amount)
  const { done } = await db
    .selectFrom('transfers')
    .where('done_at', 'is not', null)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('done'))
    .executeTakeFirstOrThrow()
  const sent = sumOf(
    answered.filter(({ isSent }) => isSent),
    ({ amount }) => amount,
  )
  return [
    ...(trailers === ordered && totals === ordered
      ? []
      : [`files order ${ordered} yen, their trailers say ${trailers}, their rows ${totals}`]),
    ...(done === sent ? [] : [`the bank has sent ${sent} yen, transfers say ${done}`]),
  ]
}
