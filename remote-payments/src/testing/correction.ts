import { screen, userEvent } from '@invoice-card/config/testing'
import { account } from './known-supplier.ts'
import { calendar, commission, fileId, payment, paymentApproved, savedCard } from './payment.ts'

/** The form of a correction. */
export const editPath = '/payments/edit/18/invoiceinfo'

/** The payment that is corrected; the day reserved for its transfer has passed. */
export const correctedPayment = { ...payment, account, transfer_date: '2026-11-25' }
export const invoiceSheet = {
  file_id: fileId,
  file_name: '01.pdf',
  content_type: 'application/pdf',
  page_count: 1,
} as const

/** The fee of another amount, by the terms of the payment. */
export const correctedFee = { ...commission, amount: 600_000, commission_amount: 18_000, total_amount: 618_000 }

/** What the screens of a correction ask for. */
export const correctionAnswers = {
  'GET /api/v1/invoices/18': correctedPayment,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': correctedFee,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
}

export const findField = (name: RegExp): Promise<HTMLElement> => screen.findByRole('textbox', { name })

export async function retype(name: RegExp, text: string): Promise<void> {
  await userEvent.clear(await findField(name))
  await userEvent.paste(text)
}

/** Goes on from the form to the confirmation. */
export const confirmCorrection = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))

/** Sends what the confirmation shows. */
export const sendCorrection = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'この内容で修正する' }))
