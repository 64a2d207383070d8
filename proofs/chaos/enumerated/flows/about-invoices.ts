import { requireAction } from '../../../../api/src/backoffice/calls/actions.ts'
import { createCompany } from '../../../../api/src/testing/app/company.ts'
import { createRequest } from '../../../../api/src/testing/companies/request.ts'
import { check, complete, transfer } from '../actions.ts'
import { type Application, applyWith, type Buyer, performAction, openPlay, pay, type Play } from '../play.ts'
import type { Flow } from './flow.ts'
import { examiners } from '../../../../api/src/testing/companies/examiners.ts'

const points = [
  'intent_committed',
  'token_bound',
  'authorisation_answered',
  'authentication_recorded',
  'result_answered',
  'authorisation_recorded',
] as const

const examineAndTransfer = async (play: Play): Promise<void> => {
  await check(play)
  await complete(play)
  await transfer(play)
}

const newCard = async ({ stage }: Buyer) =>
  ({ kind: 'token', mdk_token: await stage.gateway.token(), is_card_saved: false }) as const

/** The payment of a seller's request. */
const applyToRequest = async (buyer: Buyer): Promise<Application> => {
  const {
    stage: { app },
    payer,
    key,
  } = buyer
  const seller = await createCompany(app.db, { name: '株式会社ウリテ' })
  const { id, amount } = await createRequest(app.db, { seller, buyer: payer }, app.clock.now())
  const card = await newCard(buyer)
  const send = () =>
    payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'pay', card, amount, is_terms_agreed: true } },
      { idempotencyKey: key },
    )
  return { send, total_amount: amount, file_ids: [] }
}

/** A seller's request is paid. */
export const payRequestFlow: Flow = {
  command: 'Authorize/mpi',
  points,
  apply: applyToRequest,
  act: play => pay(play, { isDoubleClick: true }),
  close: examineAndTransfer,
}

/** An authorisation takes the place of the one that stands for a payment; the other is voided. */
const reauthorising = (applyBefore: (buyer: Buyer) => Promise<Application>): Flow => ({
  command: 'Authorize/mpi',
  points,
  apply: async (buyer): Promise<Application> => {
    const { stage, payer, key } = buyer
    const before = await openPlay(stage, payer, 'ok', applyBefore)
    await pay(before)
    await check(before)
    await performAction(before, 'require_action', id => requireAction(stage.app.examiner, id, examiners.first, 5, null))
    const card = await newCard(buyer)
    const send = () =>
      payer.client.payments.authoriseAgain(
        { params: { id: before.invoice_id ?? 0 }, body: { card, is_terms_agreed: true } },
        { idempotencyKey: key },
      )
    return { send, total_amount: before.application.total_amount, file_ids: [] }
  },
  act: play => pay(play, { isDoubleClick: true }),
  close: examineAndTransfer,
})

export const reauthoriseFlow = reauthorising(applyWith('frictionless'))
/** The charge of a request has a key of another kind than that of an application. */
export const reauthoriseRequestFlow = reauthorising(applyToRequest)
