import type { CreateInvoiceBody } from '@invoice-card/contracts'
import type { Application, FlowFile } from '../checkout/entry.ts'
import { applicationOf } from '../invoice-values/application.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'

/** An application whose form passed its rules. */
export type CheckedApplication = Pick<Application, 'attachedFiles' | 'draftId' | 'preItem' | 'promotionCode'> & {
  readonly invoiceForm: InvoiceForm
  readonly invoiceFile: FlowFile
}

/** The application as it is sent: with the card that pays and the fee that the user saw. */
export const bodyOfApplication = (
  { invoiceForm, invoiceFile, attachedFiles, draftId, preItem, promotionCode }: CheckedApplication,
  card: CreateInvoiceBody['card'],
  commission_amount: number,
): CreateInvoiceBody => ({
  ...applicationOf(invoiceForm),
  card,
  file_ids: [invoiceFile, ...attachedFiles].map(({ file_id }) => file_id),
  commission_amount,
  is_terms_agreed: true,
  ...(draftId === null ? {} : { draft_id: draftId }),
  ...(preItem === null ? {} : { pre_id: preItem.preId }),
  ...(promotionCode ? { promotion_code: promotionCode } : {}),
})
