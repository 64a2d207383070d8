import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal, type Network } from '@invoice-card/config/testing/network'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { paymentApproved, paymentId, paymentStarted } from './payment.ts'
import { renderAt } from './render-at.tsx'

export const create = 'POST /api/v1/invoices'
export const approve = 'POST /api/v1/invoices/credit_cards/approval'
export const result = '/payments/several/result'

export const declined = (v_result_code: string, message: string) => ({
  status: 'declined',
  is_credit_approved: false,
  invoice_id: null,
  v_result_code,
  message,
})
export const overLimit = declined('G001AC0100000000', '限度額を超えています。')
export const waiting = {
  status: 'authentication_required',
  invoice_id: null,
  authentication_url: 'http://localhost/acs',
}

/** Which draft a call is about; the payment is named after it. */
export const numberIn = async (request: Request) =>
  ((await request.json()) as CreateInvoiceBody).invoice.invoice_number ?? ''
export const paymentOf = (number: string) => paymentId.slice(0, -1) + number.slice(-1)
export const started = async (request: Request) => ({
  ...paymentStarted,
  payment_id: paymentOf(await numberIn(request)),
})
export const refuseSecond = (status: string, message?: string) => async (request: Request) =>
  (await numberIn(request.clone())) === 'INV-5' ? refusal(409, status, message) : started(request)
/** How each payment ends, by its invoice number: approved unless it is said otherwise. */
export const ends =
  (others: Record<string, object> = {}) =>
  async (request: Request) => {
    const { payment_id } = (await request.json()) as { payment_id: string }
    const id = payment_id.slice(-1)
    return { ...paymentApproved, payment_id, invoice_id: Number(id), ...others[`INV-${id}`] }
  }

/** Pays on the confirmation of several payments, which asks for the given answers. */
export async function payAll(search: string, button: string, answers: Record<string, unknown>) {
  const network = answerWith({ [create]: started, [approve]: ends(), ...answers })
  const page = await renderAt(`/payments/several?${search}`)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(page.address()).toBe(result))
  return { network, page }
}
export const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
export const keysOf = (network: Network) =>
  network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))
