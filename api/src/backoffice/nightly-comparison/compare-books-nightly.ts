import { addBusinessDays, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { defineJob } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { compareAnchors } from './anchors.ts'
import { bookKinds, compareBooks } from './books.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import { saveFindings, listUnresolvedSubjects } from './findings-store.ts'
import { compareOrder } from './gateway-orders.ts'
import { listChangedOrders, listDueOrders } from './orders-store.ts'

const batch = 500
/** More than a day, so that runs overlap. */
const lookBackMs = 36 * 3_600_000
/** Each takes its time to be silent: a gateway that is down is not asked about all of them. */
const mostUnansweredInARow = 5
/** Of the job's hour, less what the books take: after a timeout a run goes on beside the next one. */
const stopAfterMs = 45 * 60_000
const paymentOf = (subject: string): string => subject.slice('payment:'.length)

async function saveFinding(
  { db: pool, log, now }: Services,
  kinds: readonly DifferenceKind[],
  seen: readonly Difference[],
  isLooked?: (subject: string) => boolean,
): Promise<void> {
  const added = await inTransaction(pool, db => saveFindings(db, kinds, seen, now(), isLooked))
  for (const { id, ...finding } of added)
    log.error({ finding_id: id, ...finding }, 'books do not fit together: see `backoffice audit`')
}

interface Outcome {
  readonly unanswered: number
  readonly isCutOff: boolean
}

/**
 * Asks the gateway about what is about to be sent, what was different before, and then what changed: a run that is cut
 * off leaves the last of it.
 */
async function reconcileOrders(services: Services): Promise<Outcome> {
  const { db, now } = services
  const stopAt = now().getTime() + stopAfterMs
  const since = new Date(now().getTime() - lookBackMs)
  const dueBy = addBusinessDays(japanDay(now()), 1, holidays)
  const [asked, answered] = [new Set<string>(), new Set<string>()]
  const seen: Difference[] = []
  let [unansweredInARow, isCutOff] = [0, false]
  const ask = async (id: string): Promise<void> => {
    const subject = `payment:${id}`
    if (asked.has(subject)) return
    isCutOff ||= unansweredInARow >= mostUnansweredInARow || now().getTime() >= stopAt
    if (isCutOff) return
    asked.add(subject)
    const comparison = await compareOrder(services, id)
    unansweredInARow = comparison.kind === 'unanswered' ? unansweredInARow + 1 : 0
    if (comparison.kind !== 'unanswered') answered.add(subject)
    if (comparison.kind !== 'different') return
    seen.push(comparison.difference)
    // At once: the run may not come to its end.
    await saveFinding(services, ['gateway_order'], [comparison.difference], looked => looked === subject)
  }
  // Lower than every id.
  const nil = '00000000-0000-0000-0000-000000000000'
  const askAll = async (next: (afterId: string) => Promise<string[]>): Promise<void> => {
    for (let ids = await next(nil); ids.length > 0 && !isCutOff; ids = await next(ids.at(-1) ?? nil)) {
      for (const id of ids) await ask(id)
    }
  }
  await askAll(afterId => listDueOrders(db, dueBy, afterId, batch))
  for (const subject of await listUnresolvedSubjects(db, 'gateway_order')) await ask(paymentOf(subject))
  await askAll(afterId => listChangedOrders(db, since, afterId, batch))
  await saveFinding(services, ['gateway_order'], seen, subject => answered.has(subject))
  return { unanswered: asked.size - answered.size, isCutOff }
}

/**
 * Every night, before money is sent: the books against themselves, the bank's files and the gateway. A difference
 * becomes one finding for as long as it lasts. Nothing is repaired: a person has to understand an error here.
 */
export const compareBooksNightly = defineJob({
  schedule: '0 5 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 3_600,
  // Each attempt begins again and may take its hour.
  retryLimit: 3,
  retryDelaySeconds: 600,
  run: async services => {
    const { db, now, config } = services
    const differences = [...(await compareBooks(db, now(), config.settlementDays)), ...(await compareAnchors(services))]
    await saveFinding(services, bookKinds, differences)
    const { unanswered, isCutOff } = await reconcileOrders(services)
    // Tried again, from the beginning: the findings are saved.
    if (unanswered > 0 || isCutOff)
      throw new Error(
        `The gateway did not answer about ${unanswered} orders${isCutOff ? ', and was not asked about the rest' : ''}`,
      )
  },
})
