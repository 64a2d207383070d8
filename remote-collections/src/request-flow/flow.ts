import type { CreateRequestBody } from '@invoice-card/contracts'
import * as v from 'valibot'
import { record } from '../request-form/stored-shape.ts'
import { emptyEntry, KnownDraftSchema, RequestEntrySchema } from './entry.ts'

/** One attempt to make the request. Stored before the call, so that a retry is the same call under the same key. */
const AttemptSchema = record({
  idempotencyKey: v.string(),
  // The server validates it: its schema here would load the contract with every screen of the flow.
  body: v.custom<CreateRequestBody>(body => typeof body === 'object' && body !== null),
})
export type RequestAttempt = v.InferOutput<typeof AttemptSchema>

/** The request that was made. */
const MadeRequestSchema = record({
  id: v.number(),
  buyerName: v.string(),
  email: v.string(),
  amountYen: v.number(),
  depositDate: v.string(),
  expiresAt: v.nullable(v.string()),
  sharedLink: v.nullable(v.string()),
})
export type MadeRequest = v.InferOutput<typeof MadeRequestSchema>

const EditingSchema = record({ stage: v.literal('editing'), entry: RequestEntrySchema })

/** The request is sent, or its answer was lost. */
const SubmittingSchema = record({ stage: v.literal('submitting'), entry: RequestEntrySchema, attempt: AttemptSchema })

/** No request was made. Everything typed stays, to be put right. */
const RefusedSchema = record({
  stage: v.literal('refused'),
  entry: RequestEntrySchema,
  /** What the server refused, by field path, until the field changes. */
  refusals: v.record(v.string(), v.string()),
})

/** The request is made. */
const SettledSchema = record({
  stage: v.literal('settled'),
  made: MadeRequestSchema,
  isMailed: v.boolean(),
  /** The key of its draft: nothing is saved under it any more. */
  draftKey: v.nullable(v.string()),
})

/** One request to pay, from its first field to its end. It ends with the flow. */
export const RequestFlowSchema = v.variant('stage', [EditingSchema, SubmittingSchema, RefusedSchema, SettledSchema])
export type RequestFlow = v.InferOutput<typeof RequestFlowSchema>

/** What outlives the flow in this tab, by the draft's key. */
export const RememberedSchema = record({
  /** Drafts as the server stored them last: a save may have its turn after its flow was left. */
  drafts: v.record(v.string(), KnownDraftSchema),
  /** Typed, and not saved as a draft when its flow was left. */
  unsaved: v.record(v.string(), RequestEntrySchema),
})
type Remembered = v.InferOutput<typeof RememberedSchema>

export type RequestFlows = Remembered & { readonly open: RequestFlow }

export const begun: RequestFlow = { stage: 'editing', entry: emptyEntry }
export const nothingRemembered: Remembered = { drafts: {}, unsaved: {} }
