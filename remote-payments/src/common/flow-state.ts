import type { CreateInvoiceBody, payments, RequestAnswer } from '@invoice-card/contracts'
import { flowAtom, store } from '@invoice-card/session'
import { useAtom } from 'jotai'
import type { InferOutput } from 'valibot'
import type { InvoiceForm } from './invoice-form.ts'

/** The uploaded file of the flow; what was read from it comes from the server each time, because its picture links expire. */
export interface FlowFile {
  readonly file_id: string
  readonly file_name: string
}

/** An item of a group that a program prepared. */
export interface PreItemRef {
  readonly preGroupId: number
  readonly preId: number
}

/** What the confirmation screen remembers between the ways to the bank and back. */
export interface ConfirmForm {
  /** A saved card's id, or `new` for the card frame. */
  readonly card: number | 'new' | null
  readonly isCardSaved: boolean
  readonly isTermsAgreed: boolean
}

/** The three calls that a card pays with. */
export type CardCall =
  | { readonly name: 'createInvoice'; readonly body: CreateInvoiceBody }
  | {
      readonly name: 'payRequest'
      readonly invoiceId: number
      readonly body: Extract<RequestAnswer, { action: 'pay' }>
    }
  | {
      readonly name: 'authoriseAgain'
      readonly invoiceId: number
      readonly body: InferOutput<typeof payments.authoriseAgain.body>
    }

/** One attempt to pay. It is written down before the call, so that a reload or a lost answer repeats the same call under the same key. */
export interface PaymentAttempt {
  readonly idempotencyKey: string
  readonly call: CardCall
  /** It was sent at least once without hearing what became of it. */
  readonly isUnheard?: boolean
}

/** A payment that is being corrected. */
export interface PaymentEdit {
  readonly invoiceId: number
  readonly form: InvoiceForm
  /** Another supplier or account is chosen; until then the form says nothing about them. */
  readonly isPayeeChanged: boolean
  /** Whose account the chosen one is, as transfers say it. */
  readonly holderKana: string
  /** The files that the payment shall have. */
  readonly files: readonly FlowFile[]
  /** The answer to what the examiner asks. */
  readonly comment: string
  /** The form passed its rules. */
  readonly isChecked: boolean
  /** Everything but the amount was sent and stands; the amount waits for its card. */
  readonly isAllButAmountSent: boolean
}

/** The data of a payment (docs/product.md#flows). */
export interface PaymentFlow {
  readonly invoiceFile: FlowFile | null
  /** Other files of the same invoice, sent with it and not read. */
  readonly attachedFiles: readonly FlowFile[]
  readonly invoiceForm: InvoiceForm | null
  /** Paths of the fields that the user has changed: readings never overwrite these. */
  readonly editedFields: readonly string[]
  /** Of these, what was known before the invoice was read: where it says something else, that is shown. */
  readonly prefilledFields: readonly string[]
  /** What was refused and has been changed since, by the location that said so. */
  readonly answeredRefusals: readonly string[]
  /** The file whose readings are already in the form. */
  readonly readFileId: string | null
  /** The form passed its rules; without that nothing can be confirmed. */
  readonly isFormChecked: boolean
  readonly confirmForm: ConfirmForm
  /** A promotion code that was accepted for this payment. */
  readonly promotionCode: string | null
  /** The attempt whose end is not known yet; its body holds the card token. */
  readonly attempt: PaymentAttempt | null
  /** What the server calls that attempt, once it has answered. */
  readonly paymentId: string | null
  /** Why the last attempt was declined, until the next one, and the screen it was begun on: no other payment's screen tells it. */
  readonly declined: { readonly message: string; readonly screen: string | null } | null
  readonly draftId: number | null
  /** The draft lacks something that the flow has, though nobody is typing: its file was replaced, or it could not be saved. */
  readonly isDraftUnkept: boolean
  /** The item that a program prepared and this payment registers. */
  readonly preItem: PreItemRef | null
  /** /payments/edit/{id}/…; the create flow has none. */
  readonly edit: PaymentEdit | null
}

export const emptyPaymentFlow: PaymentFlow = {
  invoiceFile: null,
  attachedFiles: [],
  invoiceForm: null,
  editedFields: [],
  prefilledFields: [],
  answeredRefusals: [],
  readFileId: null,
  isFormChecked: false,
  confirmForm: { card: null, isCardSaved: false, isTermsAgreed: false },
  promotionCode: null,
  attempt: null,
  paymentId: null,
  declined: null,
  draftId: null,
  isDraftUnkept: false,
  preItem: null,
  edit: null,
}

const paymentFlowAtom = flowAtom<PaymentFlow>('payment', emptyPaymentFlow)

/** The payment flow of this tab and a function that changes parts of it. */
export function usePaymentFlow(): readonly [PaymentFlow, (changes: Partial<PaymentFlow>) => void] {
  const [flow, setFlow] = useAtom(paymentFlowAtom)
  return [flow, changes => setFlow(previous => ({ ...previous, ...changes }))]
}

/** The flow as it is now, outside a render. */
export const readPaymentFlow = (): PaymentFlow => store.get(paymentFlowAtom)
/** Why the card was declined that was tried last on the given screen. */
export const declinedMessageOn = ({ declined }: PaymentFlow, screen: string): string | null =>
  declined?.screen === screen ? declined.message : null

/** The flow of the given payment; null where it is over or another one is open, as on the way back from the next invoice to the end of the last. */
export function readFlowOf(paymentId: string | null): PaymentFlow | null {
  const flow = readPaymentFlow()
  return paymentId !== null && flow.paymentId === paymentId ? flow : null
}
export const changePaymentFlow = (changes: Partial<PaymentFlow>): void =>
  store.set(paymentFlowAtom, previous => ({ ...previous, ...changes }))
export const clearPaymentFlow = (): void => store.set(paymentFlowAtom, emptyPaymentFlow)
