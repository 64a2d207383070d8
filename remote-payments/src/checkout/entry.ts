import * as v from 'valibot'
import { InvoiceFormSchema } from '../invoice-values/values.ts'
import { list, record } from './stored-shape.ts'

/**
 * The uploaded file of a payment; what was read from it comes from the server each time, because its picture links
 * expire.
 */
export const FlowFileSchema = record({ file_id: v.string(), file_name: v.string() })
export type FlowFile = v.InferOutput<typeof FlowFileSchema>

/** An item of a group that a program prepared. */
export const PreItemRefSchema = record({ preGroupId: v.number(), preId: v.number() })
export type PreItemRef = v.InferOutput<typeof PreItemRefSchema>

/** What the confirmation screen remembers between the ways to the bank and back. */
const ConfirmFormSchema = record({
  /** A saved card's id, or `new` for the card frame. */
  card: v.nullable(v.union([v.number(), v.literal('new')])),
  isCardSaved: v.boolean(),
  isTermsAgreed: v.boolean(),
})
export type ConfirmForm = v.InferOutput<typeof ConfirmFormSchema>

const common = {
  confirmForm: ConfirmFormSchema,
  /** Paths of the fields that the user has changed: readings never overwrite these. */
  editedFields: list(v.string()),
  /** What was refused and has been changed since, by the location that showed it. */
  answeredRefusals: list(v.string()),
}

/** docs/product.md#flows: a payment that is applied for. Requests and second authorisations use its card form alone. */
export const ApplicationSchema = record({
  ...common,
  kind: v.literal('application'),
  invoiceFile: v.nullable(FlowFileSchema),
  /** Other files of the same invoice, sent with it and not read. */
  attachedFiles: list(FlowFileSchema),
  invoiceForm: v.nullable(InvoiceFormSchema),
  /** Of the edited fields, those known before the invoice was read: where it differs, that is shown. */
  prefilledFields: list(v.string()),
  /** The file whose readings are already in the form. */
  readFileId: v.nullable(v.string()),
  /** The form passed its rules; without that nothing can be confirmed. */
  isFormChecked: v.boolean(),
  /** A promotion code that was accepted for this payment. */
  promotionCode: v.nullable(v.string()),
  draftId: v.nullable(v.number()),
  /** When the draft was saved that this goes on with: what was saved elsewhere since is not overwritten. */
  draftUpdatedAt: v.optional(v.nullable(v.string())),
  /**
   * The draft lacks something that the form has, though nobody is typing: its file was replaced, or it could not be
   * saved.
   */
  isDraftUnsaved: v.boolean(),
  /** What the user has confirmed of payee and account where they differ from the invoice: `comparedPayee`. */
  confirmedPayee: v.optional(v.nullable(v.string())),
  /** What the user has confirmed to be another document than the paid one that was read: `comparedDocument`. */
  confirmedDocument: v.optional(v.nullable(v.string())),
  /** The item that a program prepared and this payment registers. */
  preItem: v.nullable(PreItemRefSchema),
})
export type Application = v.InferOutput<typeof ApplicationSchema>

/** A payment that is being corrected. */
const PaymentEditSchema = record({
  invoiceId: v.number(),
  form: InvoiceFormSchema,
  /** What the payment said when the edit was begun: what differs from it was typed. */
  begunWith: record({
    form: InvoiceFormSchema,
    files: list(FlowFileSchema),
    /** Supplier and account, in one line; the form says nothing about them. */
    payee: v.optional(v.string()),
    /** What was asked of the user, in words; empty where nothing was. */
    question: v.optional(v.string()),
  }),
  /** Another supplier or account is chosen; until then the form says nothing about them. */
  isPayeeChanged: v.boolean(),
  /** The holder of the chosen account, as transfers write it. */
  holderKana: v.string(),
  /** The files that the payment shall have. */
  files: list(FlowFileSchema),
  /** The answer to what the examiner asks. */
  comment: v.string(),
  /** The form passed its rules. */
  isChecked: v.boolean(),
  /** Everything but the amount was sent and stands; the amount waits for its card. */
  isAllButAmountSent: v.boolean(),
})
export type PaymentEdit = v.InferOutput<typeof PaymentEditSchema>

/** /payments/edit/{id}/…. */
export const CorrectionSchema = record({ ...common, kind: v.literal('correction'), edit: PaymentEditSchema })
export type Correction = v.InferOutput<typeof CorrectionSchema>

/** What is typed before a card pays. */
export const EntrySchema = v.variant('kind', [ApplicationSchema, CorrectionSchema])
export type Entry = v.InferOutput<typeof EntrySchema>

const emptyCommon = {
  confirmForm: { card: null, isCardSaved: false, isTermsAgreed: false },
  editedFields: [],
  answeredRefusals: [],
} as const

export const emptyApplication: Application = {
  ...emptyCommon,
  kind: 'application',
  invoiceFile: null,
  attachedFiles: [],
  invoiceForm: null,
  prefilledFields: [],
  readFileId: null,
  isFormChecked: false,
  promotionCode: null,
  draftId: null,
  isDraftUnsaved: false,
  preItem: null,
}

export const correctionOf = (edit: PaymentEdit, editedFields: readonly string[] = []): Correction => ({
  ...emptyCommon,
  kind: 'correction',
  editedFields,
  edit,
})
