import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { isTransferDateAvailable } from '@invoice-card/domain'
import { holidays } from '../../../api/src/parties/banks/holidays.ts'
import type { TestCard } from '../../../api/src/testing/outside/gateway.ts'
import { visitIssuer } from '../../../api/src/testing/companies/payment.ts'
import type { PaymentAnswer } from '../harness/journal.ts'
import { type Client, insist, renew } from './client.ts'
import { patiently } from '../cluster/patiently.ts'

const cards: Readonly<Record<TestCard, number>> = {
  frictionless: 55,
  challenge: 20,
  jcb: 15,
  // Always the same card would be refused after ten declines (decision 0141).
  overLimit: 5,
  sameOverLimit: 0,
  challengeFails: 5,
}
const polls = 25

/** What the API may refuse an application with, although nothing is wrong with it. */
const expectedRefusals = ['too_many_requests', 'card_attempts_exceeded', 'card_token_invalid']

interface AnsweredPayment {
  readonly payment_id: string
  readonly status: PaymentAnswer
  readonly invoice_id: number | null
  readonly authentication_url: string | null
}

/** What is paid for, and how it is asked under the key. */
interface Order {
  readonly send: (key: string) => Promise<AnsweredPayment>
  readonly total_amount: number
  readonly file_ids: readonly string[]
  readonly draft_id?: number
  /** What else it may be refused with, e.g. because another action came first. */
  readonly refusals?: readonly string[]
}

/** Applies for a payment, goes through 3-D Secure and asks until it knows how it ended. */
export async function pay(client: Client): Promise<void> {
  if (client.paymentsLeft-- <= 0) await renew(client)
  const card = client.random.weighted(cards)
  const body = await applicationOf(client, card)
  const { payer } = client
  await payFor(client, card, {
    send: key => payer.start(body, key),
    total_amount: body.invoice.amount + body.commission_amount,
    file_ids: body.file_ids,
    ...(body.draft_id === undefined ? {} : { draft_id: body.draft_id }),
  })
}

/** Sends an order until it is answered, sometimes twice at once, and sees it to its end. */
export async function payFor(client: Client, card: TestCard, { send, refusals = [], ...agreed }: Order): Promise<void> {
  const { town, random, payer } = client
  const key = randomUUID()
  town.journal.appendEntry({ kind: 'applied', company_id: payer.companyId, key, ...agreed })
  const sendOnce = () => insist(client, key, () => send(key))
  const [answer, duplicate] = await Promise.all([sendOnce(), ...(random.chance(0.2) ? [sendOnce()] : [])])
  for (const one of [answer, duplicate]) if (one?.kind === 'succeeded') note(client, key, one.value)
  if (answer?.kind === 'refused') {
    town.count(`pay.refused.${answer.code}`)
    if (answer.code === 'card_attempts_exceeded') client.paymentsLeft = 0
    if (![...expectedRefusals, ...refusals].includes(answer.code))
      town.journal.appendEntry({ kind: 'wrong', about: key, text: `an application was refused with ${answer.code}` })
  }
  if (answer?.kind === 'succeeded') await finish(client, key, answer.value, card)
}

async function finish(client: Client, key: string, started: AnsweredPayment, card: TestCard): Promise<void> {
  const { town, random, payer } = client
  let current = started
  // Some leave at the issuer's page and never come back.
  if (random.chance(0.06)) return town.count('pay.left')
  for (
    let poll = 0;
    poll < polls && (current.status === 'pending' || current.status === 'authentication_required');
    poll++
  ) {
    if (current.status === 'authentication_required' && current.authentication_url)
      await authenticate(client, current.authentication_url, card)
    else await delay(300)
    const asked = await insist(client, key, () =>
      payer.client.creditCards.approveCredit({ body: { payment_id: current.payment_id } }),
    )
    if (asked.kind !== 'succeeded') return town.count(`pay.${asked.kind}`)
    current = asked.value
    note(client, key, current)
  }
  town.count(`pay.${current.status}`)
}

function note({ town, payer }: Client, key: string, { payment_id, status, invoice_id }: AnsweredPayment): void {
  town.journal.appendEntry({ kind: 'answered', key, payment_id, status, invoice_id })
  if (invoice_id !== null) town.learn({ invoice_id, payment_id, payer })
}

/** The issuer's page, and the way back, which may meet an API that is just dying. */
async function authenticate({ town, random }: Client, url: string, card: TestCard): Promise<void> {
  const form =
    card === 'challenge' || card === 'challengeFails'
      ? { action: random.chance(0.15) ? 'cancel' : 'authenticate', password: '1234' }
      : undefined
  const back = await visitIssuer(url, form).catch(() => null)
  if (back === null || random.chance(0.1)) return
  await town.cluster.app.request(back).then(
    response => response.body?.cancel(),
    () => undefined,
  )
}

async function applicationOf(client: Client, card: TestCard): Promise<CreateInvoiceBody> {
  const { random, payer } = client
  const amount = random.between(1_000, 2_000_000)
  const saved = random.chance(0.2)
    ? await insist(client, 'cards', () => payer.client.creditCards.listCreditCards())
    : null
  const savedCard = saved?.kind === 'succeeded' ? random.pick(saved.value.credit_cards) : undefined
  const draft = random.chance(0.25)
    ? await insist(client, 'draft', () => payer.client.drafts.createDraft({ body: { values: { amount } } }))
    : null
  const isCardSaved = random.chance(0.3)
  return patiently(async () =>
    payer.application({
      invoice: { amount, due_date: transferDay(), transfer_date: transferDay() },
      card: savedCard
        ? { kind: 'saved', credit_card_id: savedCard.id }
        : { kind: 'token', mdk_token: await client.town.cluster.gateway.token(card), is_card_saved: isCardSaved },
      ...(draft?.kind === 'succeeded' ? { draft_id: draft.value.id } : {}),
    }),
  )
}

/** Far enough away that cancelling stays possible. */
export function transferDay(): string {
  for (let days = 20; ; days++) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    if (isTransferDateAvailable(day, new Date(), holidays)) return day
  }
}
