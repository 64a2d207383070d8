import { type AccountValues, emptyAccount } from '@invoice-card/bank-account'
import type { CreateRequestBody } from '@invoice-card/contracts'
import { flowAtom, store } from '@invoice-card/session'
import { useAtomValue } from 'jotai'
import type { ReadAmounts } from '../request-form/amount-proposals.ts'
import type { RequestForm } from '../request-form/values.ts'

/** The uploaded file of the flow; what was read from it comes from the server each time. */
export interface FlowFile {
  readonly file_id: string
  readonly file_name: string
}

/** Where the money goes: one of the company's accounts, or the one that is being typed. */
export interface BankForm {
  readonly accountId: number | null
  readonly isNewAccount: boolean
  readonly newAccount: AccountValues
}

/** One attempt to make the request. Stored before the call, so that a retry is the same call under the same key. */
export interface RequestAttempt {
  readonly idempotencyKey: string
  readonly body: CreateRequestBody
}

/** The request that was made. */
export interface MadeRequest {
  readonly id: number
  readonly buyerName: string
  readonly email: string
  readonly amountYen: number
  readonly depositDate: string
  readonly expiresAt: string | null
}

/** The data of a collection (docs/product.md#flows); `buyerId` is the signed-in user's and stays there. */
export interface CollectionFlow {
  readonly uploadFileInfo: FlowFile | null
  readonly invoiceFormInfo: RequestForm | null
  /** Paths of the fields that the user has changed: neither a reading nor a proposal replaces these. */
  readonly editedFields: readonly string[]
  /** The request whose copy this began as. */
  readonly earlierId: number | null
  /** The user has changed something of that copy. */
  readonly isCopyTouched: boolean
  /** The file whose readings are in the form already. */
  readonly readFileId: string | null
  /** The amounts that this file states. */
  readonly readAmounts: ReadAmounts
  /** The form passed its rules; without that nothing goes on. */
  readonly isFormChecked: boolean
  readonly bankFormInfo: BankForm
  readonly isSendRequestMail: boolean
  /** What the server refused, by field path, until the field changes. */
  readonly refusals: Readonly<Record<string, string>>
  /** Set where the end of the call is not known yet. */
  readonly attempt: RequestAttempt | null
  readonly sharedLink: string | null
  readonly made: MadeRequest | null
  readonly draftId: number | null
  /** `updated_at` of the draft as this tab knows it. */
  readonly draftUpdatedAt: string | null
  /** The draft's key where there is no file: a first save that is repeated makes no second draft, and none after its request. */
  readonly draftKey: string | null
  /** What is in the flow could not be saved as its draft yet. */
  readonly isDraftUnsaved: boolean
}

export const emptyCollectionFlow: CollectionFlow = {
  uploadFileInfo: null,
  invoiceFormInfo: null,
  editedFields: [],
  earlierId: null,
  isCopyTouched: false,
  readFileId: null,
  readAmounts: {},
  isFormChecked: false,
  bankFormInfo: { accountId: null, isNewAccount: false, newAccount: emptyAccount },
  isSendRequestMail: true,
  refusals: {},
  attempt: null,
  sharedLink: null,
  made: null,
  draftId: null,
  draftUpdatedAt: null,
  draftKey: null,
  isDraftUnsaved: false,
}

const collectionFlowAtom = flowAtom<CollectionFlow>('collection', emptyCollectionFlow)

export const useCollectionFlow = (): CollectionFlow => useAtomValue(collectionFlowAtom)
/** The flow as it is now, outside a render. */
export const readCollectionFlow = (): CollectionFlow => store.get(collectionFlowAtom)
export const changeCollectionFlow = (changes: Partial<CollectionFlow>): void =>
  store.set(collectionFlowAtom, previous => ({ ...previous, ...changes }))
export const clearCollectionFlow = (): void => store.set(collectionFlowAtom, emptyCollectionFlow)

/** Whether nothing was begun yet. */
export const isFlowEmpty = (flow: CollectionFlow): boolean =>
  flow.editedFields.length === 0 &&
  flow.uploadFileInfo === null &&
  flow.draftId === null &&
  flow.earlierId === null &&
  flow.attempt === null &&
  flow.made === null

/** Whether the user, and not a reading or a proposal, has set the field. */
export const isEdited = (path: string): boolean => readCollectionFlow().editedFields.includes(path)

/** The user has changed a field: what the server said about its former value is over. */
export function markEdited(path: string): void {
  const { editedFields, refusals, earlierId, isCopyTouched } = readCollectionFlow()
  if (earlierId !== null && !isCopyTouched) changeCollectionFlow({ isCopyTouched: true })
  if (!editedFields.includes(path)) changeCollectionFlow({ editedFields: [...editedFields, path] })
  if (path in refusals) {
    changeCollectionFlow({ refusals: Object.fromEntries(Object.entries(refusals).filter(([field]) => field !== path)) })
  }
}

/** The program may set the field again. */
export function unmarkEdited(path: string): void {
  const { editedFields } = readCollectionFlow()
  if (editedFields.includes(path)) changeCollectionFlow({ editedFields: editedFields.filter(field => field !== path) })
}
