import { addBusinessDays, addDays, earliestDepositDate, isClosedDay } from '@invoice-card/domain'
import { holidays } from '../../api/src/parties/banks/holidays.ts'
import { lapseRequests } from '../../api/src/payments/collections/ending/jobs.ts'
import { linesOfFile } from '../../api/src/payments/transfers/file-lines.ts'
import { findTransferFile } from '../../api/src/payments/transfers/file-store.ts'
import { makeTransferFile } from '../../api/src/payments/transfers/make-file.ts'
import { answerFile } from '../../api/src/testing/outside/bank.ts'
import type { LifeAction, Life, Stage } from './actions.ts'
import { courseOf } from './endings.ts'
import { createParties, type Parties } from './parties.ts'
import { type Plan, plansOf } from './plan.ts'

const firstDay = '2026-11-20'
/** The last request's deposit, a closed New Year, a return and what follows it lie within. */
const days = 55

/** What a bank said about one transfer of a file. */
interface Answered {
  readonly transferId: number
  readonly invoiceId: number
  readonly amount: number
  readonly isSent: boolean
}

export interface Played {
  readonly lives: readonly Life[]
  readonly answered: readonly Answered[]
  readonly parties: Parties
}

/**
 * Makes random requests and lets each come to its end, day by day, as buyers, sellers, examiners, jobs and the bank
 * would.
 */
export async function playRequests(stage: Stage, requests: number, seed: number): Promise<Played> {
  const parties = await createParties(stage.app, stage.gateway)
  const calendar = createCalendar()
  const lives = new Map<number, Life>()
  const answered: Answered[] = []
  plansOf(requests, seed).forEach((plan, index) => {
    const made = addDays(firstDay, plan.madeAfterDays)
    calendar.plan(made, async () => {
      const life = await begin(stage, parties, plan, index)
      lives.set(life.id, life)
      calendar.action(addDays(made, plan.answeredAfterDays), life, courseOf(plan.ending).answer)
    })
  })
  for (let day = firstDay; day <= addDays(firstDay, days); day = addDays(day, 1)) {
    await beginDay(stage, parties, day, calendar)
    await calendar.play(day)
    await lapseRequests.run(stage.app.worker, {})
    if (!isClosedDay(day, holidays)) answered.push(...(await settle(stage, day, lives, calendar)))
    await stage.app.runJobs()
  }
  await parties.signInAgain()
  return { lives: [...lives.values()], answered, parties }
}

type Calendar = ReturnType<typeof createCalendar>

function createCalendar() {
  const planned = new Map<string, (() => Promise<void>)[]>()
  const plan = (day: string, work: () => Promise<void>) => {
    planned.set(day, [...(planned.get(day) ?? []), work])
  }
  return {
    plan,
    isBusy: (day: string) => planned.has(day),
    action: (day: string, life: Life, action: LifeAction | undefined) => {
      if (action) plan(day, () => doing(life, action))
    },
    /** What is planned for a day, and what that plans for the same day. */
    play: async (day: string) => {
      for (let work = planned.get(day); work?.length; work = planned.get(day)) {
        planned.delete(day)
        for (const one of work) await one()
      }
    },
  }
}

const doing = (life: Life, action: LifeAction): Promise<void> =>
  action(life).catch((error: unknown) => {
    throw new Error(`${life.plan.ending} of request ${life.id} failed: ${JSON.stringify(life.plan)}`, { cause: error })
  })

async function beginDay({ app }: Stage, parties: Parties, day: string, calendar: Calendar): Promise<void> {
  app.clock.set(`${day}T01:00:00Z`)
  if (!calendar.isBusy(day)) return
  // Limits have tests of their own.
  await app.db.deleteFrom('rate_limits').execute()
  await parties.signInAgain()
}

async function begin(stage: Stage, { sellers, buyers }: Parties, plan: Plan, index: number): Promise<Life> {
  const [seller, buyer] = [sellers[plan.seller], buyers[plan.buyer]]
  if (!seller || !buyer) throw new Error(`No such parties: ${JSON.stringify(plan)}`)
  const deposit_date = addBusinessDays(
    earliestDepositDate(stage.app.clock.now(), holidays),
    plan.depositAfterDays,
    holidays,
  )
  const body = await seller.body({
    ...plan.claim,
    supplier_person_email: buyer.emailAddress,
    invoice_number: `M-${index}`,
    payment_due_date: deposit_date,
    deposit_date,
    is_send_request_mail: plan.isMailed,
    ...(plan.isWithFile ? {} : { file_ids: [] }),
  })
  const { id } = await seller.collections.createRequestSeller({ body })
  return { ...stage, plan, id, seller, buyer }
}

/** The bank's file of a day, its answer, and what each answer makes people do. */
async function settle(
  { app }: Stage,
  day: string,
  lives: ReadonlyMap<number, Life>,
  calendar: Calendar,
): Promise<Answered[]> {
  const { examiner: services, db } = app
  const made = await makeTransferFile(services, day, 'bank')
  if (typeof made === 'string') return []
  const file = await findTransferFile(db, day, made.sequence)
  if (!file) throw new Error(`No file ${made.sequence} of ${day}`)
  const answered: Answered[] = []
  const codes: string[] = []
  for (const { id: transferId, amount } of linesOfFile(file.content)) {
    const { invoice_id } = await db
      .selectFrom('transfers')
      .select('invoice_id')
      .where('id', '=', transferId)
      .executeTakeFirstOrThrow()
    const life = lives.get(invoice_id)
    if (!life) throw new Error(`Transfer ${transferId} is of no request`)
    const { afterRefusal, afterTransfer = [] } = courseOf(life.plan.ending)
    const isFirst =
      (await db.selectFrom('transfers').select('id').where('invoice_id', '=', invoice_id).execute()).length === 1
    const isSent = !isFirst || afterRefusal === undefined
    codes.push(isSent ? '0' : life.plan.refusal)
    answered.push({ transferId, invoiceId: invoice_id, amount, isSent })
    if (!isFirst) continue
    if (!isSent) calendar.action(addDays(day, 1), life, afterRefusal)
    else afterTransfer.forEach((action, index) => calendar.action(addDays(day, 1 + index), life, action))
  }
  const settlement = await answerFile(services, day, made.sequence, ...codes)
  if (settlement.kind !== 'settled' || settlement.conflicts.length > 0)
    throw new Error(`The answer of ${day} was not taken over: ${JSON.stringify(settlement)}`)
  return answered
}
