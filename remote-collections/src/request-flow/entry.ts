import { emptyAccount } from '@invoice-card/bank-account'
import { accountTypes } from '@invoice-card/domain'
import * as v from 'valibot'
import { list, record } from '../request-form/stored-shape.ts'
import { RequestFormSchema } from '../request-form/values.ts'

/** The uploaded file of the flow; what was read from it comes from the server each time. */
const FlowFileSchema = record({ file_id: v.string(), file_name: v.string() })
export type FlowFile = v.InferOutput<typeof FlowFileSchema>

/** Where the money goes: one of the company's accounts, or the one that is being typed. */
const BankFormSchema = record({
  accountId: v.nullable(v.number()),
  isNewAccount: v.boolean(),
  newAccount: record({
    bank_code: v.string(),
    bank_name: v.string(),
    branch_code: v.string(),
    branch_name: v.string(),
    account_type: v.picklist(accountTypes.map(({ value }) => value)),
    account_number: v.string(),
    account_holder_kana: v.string(),
  }),
})
export type BankForm = v.InferOutput<typeof BankFormSchema>

/** A draft as this tab knows it. */
export const KnownDraftSchema = record({ id: v.number(), updated_at: v.nullable(v.string()) })
export type KnownDraft = v.InferOutput<typeof KnownDraftSchema>

/**
 * What is typed before a request is made (docs/product.md#flows); the company is the signed-in user's and stays there.
 */
export const RequestEntrySchema = record({
  uploadFileInfo: v.nullable(FlowFileSchema),
  invoiceFormInfo: v.nullable(RequestFormSchema),
  /** Paths of the fields that the user has changed: neither a reading nor a proposal replaces these. */
  editedFields: list(v.string()),
  /** The request whose copy this began as, and whether the user has changed something of it. */
  copyOf: v.nullable(record({ earlierId: v.number(), isTouched: v.boolean() })),
  /** The file whose readings are in the form already. */
  readFileId: v.nullable(v.string()),
  /** The amounts that this file states, by field of the form. */
  readAmounts: v.record(v.string(), v.string()),
  /** The form passed its rules; without that nothing goes on. */
  isFormChecked: v.boolean(),
  bankFormInfo: BankFormSchema,
  isSendRequestMail: v.boolean(),
  /** The draft that this was opened from. */
  openedDraft: v.nullable(KnownDraftSchema),
  /**
   * The draft's key where there is no file: a first save that is repeated makes no second draft, and none after its
   * request.
   */
  draftKey: v.nullable(v.string()),
  /** The typed values could not be saved as its draft yet. */
  isDraftUnsaved: v.boolean(),
})
export type RequestEntry = v.InferOutput<typeof RequestEntrySchema>

export const emptyEntry: RequestEntry = {
  uploadFileInfo: null,
  invoiceFormInfo: null,
  editedFields: [],
  copyOf: null,
  readFileId: null,
  readAmounts: {},
  isFormChecked: false,
  bankFormInfo: { accountId: null, isNewAccount: false, newAccount: emptyAccount },
  isSendRequestMail: true,
  openedDraft: null,
  draftKey: null,
  isDraftUnsaved: false,
}
