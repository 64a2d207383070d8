import type { InvoiceForm } from '../invoice-values/values.ts'
import type { PaidFor, PaymentAttempt } from './checkout.ts'
import type { Application, ConfirmForm, FlowFile, PaymentEdit } from './entry.ts'

type Event<Type extends string, Fields = object> = { readonly type: Type } & Readonly<Fields>

/** What happens to the form of an application. */
export type ApplicationEvent =
  /** `isNew`: it begins a payment of its own; else it takes the place of the open payment's file. */
  | Event<'fileChosen', { file: FlowFile; isNew: boolean }>
  | Event<'formTyped', { form: InvoiceForm }>
  | Event<'formChecked'>
  /** Its readings are in the form. */
  | Event<'fileRead', { fileId: string }>
  | Event<'promotionChanged', { code: string | null }>
  /** Null: nothing of it is confirmed any more. */
  | Event<'payeeConfirmed', { compared: string | null }>
  | Event<'documentConfirmed', { compared: string | null }>
  | Event<'draftSaved', { fileId: string; draftId: number; updatedAt: string }>
  /** A draft of the same content was there, with values that were not opened here. */
  | Event<'draftFound', { fileId: string; draftId: number }>
  /** Somebody has typed into the draft elsewhere: nothing is confirmed before the user has chosen. */
  | Event<'draftChanged', { fileId: string }>
  /** The draft has everything that the form has. */
  | Event<'draftCompleted', { fileId: string }>
  | Event<'draftSaveFailed', { fileId: string; application: Application }>
  /** The server has no such draft any more. */
  | Event<'draftMissing'>
  /** It is paid as any other invoice, and registers no item of a program. */
  | Event<'itemDetached'>

/** What happens to either form. */
type FieldEvent =
  | Event<'fieldEdited', { path: string }>
  /** The program may set the field again. */
  | Event<'fieldReleased', { path: string }>
  | Event<'refusalAnswered', { name: string }>
  | Event<'cardTyped', { confirmForm: ConfirmForm }>

export type CorrectionEvent =
  /** `editedFields`: of a correction that was left and goes on. */
  | Event<'editTyped', { edit: PaymentEdit; editedFields?: readonly string[] }>
  | Event<'editChanged', { invoiceId: number; changes: Partial<PaymentEdit> }>

export type EntryEvent = ApplicationEvent | FieldEvent | CorrectionEvent

/** What happens to an attempt to pay. */
export type PaymentEvent =
  | Event<'submitted', { attempt: PaymentAttempt }>
  | Event<'sent', { key: string }>
  /** The server asked to wait before it read the call: whether it was heard is as before. */
  | Event<'deferred', { key: string; isUnheard: boolean }>
  /** Nothing was charged, and nothing will be under this key. */
  | Event<'refused', { key: string }>
  | Event<'named', { key: string; paymentId: string; paidFor: PaidFor }>
  /** The user takes another card instead of authenticating: the server gives the first one up once that one is sent. */
  | Event<'withdrawn', { paymentId: string }>
  | Event<'declined', { paymentId: string; message: string; code: string | null }>
  | Event<'settled', { paymentId: string; isPaidElsewhere: boolean }>

/** Everything that changes a checkout. */
export type CheckoutEvent =
  /** From a draft, a prepared item, an earlier payment, a payee or a file: whatever else was open is left. */
  | Event<'begun', { application: Application }>
  | Event<'left'>
  /** Typed and never saved: it was thrown away, or its payment was made in another tab. */
  | Event<'inputDiscarded', { fileId: string }>
  /** It was sent, or thrown away: nothing of it is left to go on with. */
  | Event<'correctionEnded', { invoiceId: number }>
  | EntryEvent
  | PaymentEvent
