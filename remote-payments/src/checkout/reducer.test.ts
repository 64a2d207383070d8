import { editOfPayment } from '../existing-payment/edit/edit-of-payment.ts'
import { checkedForm, createCall, payment } from '../testing/payment.ts'
import {
  begun,
  noCorrections,
  nothingRemembered,
  type Checkout,
  type Checkouts,
  type PaymentAttempt,
} from './checkout.ts'
import { emptyApplication, type Application } from './entry.ts'
import type { CheckoutEvent } from './events.ts'
import { reduceCheckouts } from './reducer.ts'

const file = { file_id: 'file-1', file_name: '01.pdf' }
const application: Application = {
  ...emptyApplication,
  invoiceFile: file,
  invoiceForm: checkedForm,
  prefilledFields: ['formOne.amount'],
  isFormChecked: true,
  promotionCode: 'HAJIMETE',
  draftId: 4,
  preItem: { preGroupId: 5, preId: 31 },
}
const key = 'key-1'
const paymentId = 'payment-1'
const attempt: PaymentAttempt = { idempotencyKey: key, call: createCall, isUnheard: false }
const paidFor = { call: 'createInvoice', draftId: 4, preItem: application.preItem, invoiceFile: file } as const
const edit = editOfPayment(payment)

const submitted: CheckoutEvent = { type: 'submitted', attempt }
const named: CheckoutEvent = { type: 'named', key, paymentId, paidFor }
const declined: CheckoutEvent = { type: 'declined', paymentId, message: '限度額を超えています。', code: null }
const settled: CheckoutEvent = { type: 'settled', paymentId, isPaidElsewhere: false }

const after = (...events: readonly CheckoutEvent[]): Checkouts =>
  [{ type: 'begun', application } as const, ...events].reduce<Checkouts>(reduceCheckouts, {
    ...nothingRemembered,
    corrections: noCorrections,
    open: begun,
  })

/** The stage that the payment is in; once it is settled, the flow begins again. */
const stageOf = ({ open, settled }: Checkouts): string => (paymentId in settled ? 'settled' : open.stage)

type Stage = Checkout['stage']
const states: Record<Stage, Checkouts> = {
  editing: after(),
  submitting: after(submitted),
  authenticating: after(submitted, named),
  declined: after(submitted, named, declined),
  settled: after(submitted, named, settled),
}
const stages = Object.keys(states) as Stage[]

const same = (stage: Stage) => stage
const isEditing = (stage: Stage) => (stage === 'settled' ? 'settled' : 'editing')

/** What each event makes of each stage. */
const table: Record<CheckoutEvent['type'], readonly [CheckoutEvent, (stage: Stage) => string]> = {
  begun: [{ type: 'begun', application }, isEditing],
  left: [{ type: 'left' }, isEditing],
  fileChosen: [{ type: 'fileChosen', file, isNew: true }, isEditing],
  editTyped: [{ type: 'editTyped', edit }, isEditing],
  formTyped: [{ type: 'formTyped', form: checkedForm }, same],
  formChecked: [{ type: 'formChecked' }, same],
  fileRead: [{ type: 'fileRead', fileId: file.file_id }, same],
  promotionChanged: [{ type: 'promotionChanged', code: null }, same],
  payeeConfirmed: [{ type: 'payeeConfirmed', compared: 'values' }, same],
  documentConfirmed: [{ type: 'documentConfirmed', compared: 'values' }, same],
  draftSaved: [{ type: 'draftSaved', fileId: file.file_id, draftId: 9, updatedAt: '2026-11-20T01:00:00Z' }, same],
  draftFound: [{ type: 'draftFound', fileId: file.file_id, draftId: 9 }, same],
  draftChanged: [{ type: 'draftChanged', fileId: file.file_id }, same],
  draftCompleted: [{ type: 'draftCompleted', fileId: file.file_id }, same],
  draftSaveFailed: [{ type: 'draftSaveFailed', fileId: file.file_id, application }, same],
  draftMissing: [{ type: 'draftMissing' }, same],
  itemDetached: [{ type: 'itemDetached' }, same],
  inputDiscarded: [{ type: 'inputDiscarded', fileId: file.file_id }, same],
  correctionEnded: [{ type: 'correctionEnded', invoiceId: payment.id }, same],
  fieldEdited: [{ type: 'fieldEdited', path: 'formOne.amount' }, same],
  fieldReleased: [{ type: 'fieldReleased', path: 'formOne.amount' }, same],
  refusalAnswered: [{ type: 'refusalAnswered', name: 'k formOne.amount' }, same],
  cardTyped: [{ type: 'cardTyped', confirmForm: { card: 3, isCardSaved: false, isTermsAgreed: true } }, same],
  editChanged: [{ type: 'editChanged', invoiceId: payment.id, changes: { comment: '' } }, same],
  submitted: [submitted, stage => (stage === 'editing' || stage === 'declined' ? 'submitting' : stage)],
  sent: [{ type: 'sent', key }, same],
  deferred: [{ type: 'deferred', key, isUnheard: false }, same],
  refused: [{ type: 'refused', key }, stage => (stage === 'submitting' ? 'editing' : stage)],
  named: [named, stage => (stage === 'submitting' ? 'authenticating' : stage)],
  withdrawn: [{ type: 'withdrawn', paymentId }, stage => (stage === 'authenticating' ? 'editing' : stage)],
  declined: [declined, stage => (stage === 'authenticating' ? 'declined' : stage)],
  // Its end may be shown after its flow was left: only a payment that nobody named here is not known.
  settled: [settled, stage => (stage === 'editing' || stage === 'submitting' ? stage : 'settled')],
}

describe.each(stages)('%s', stage => {
  test.each(Object.entries(table))('%s', (_, [event, next]) => {
    expect(stageOf(reduceCheckouts(states[stage], event))).toBe(next(stage))
  })

  test.each([
    { type: 'sent', key: 'other' },
    { type: 'deferred', key: 'other', isUnheard: false },
    { type: 'refused', key: 'other' },
    { type: 'withdrawn', paymentId: 'other' },
    { type: 'declined', paymentId: 'other', message: '', code: null },
    { type: 'settled', paymentId: 'other', isPaidElsewhere: false },
    { type: 'editChanged', invoiceId: 99, changes: { comment: 'x' } },
  ] as const)('is not changed by $type of another payment', event => {
    expect(reduceCheckouts(states[stage], event)).toBe(states[stage])
  })
})

const entryAfter = (event: CheckoutEvent, state = states.editing) => reduceCheckouts(state, event).open.entry

test.each<[CheckoutEvent, Partial<Application>]>([
  [{ type: 'formTyped', form: structuredClone(checkedForm) }, { isFormChecked: true }],
  [
    { type: 'formTyped', form: { ...checkedForm, formOne: { ...checkedForm.formOne, amount: '1' } } },
    { isFormChecked: false },
  ],
  [table.fieldEdited[0], { editedFields: ['formOne.amount'], prefilledFields: [] }],
  [table.fileRead[0], { readFileId: file.file_id, isDraftUnsaved: true }],
  [table.promotionChanged[0], { promotionCode: null }],
  [table.draftMissing[0], { draftId: null }],
  [table.draftSaved[0], { draftId: 9, draftUpdatedAt: '2026-11-20T01:00:00Z' }],
  [table.draftFound[0], { draftId: 9, draftUpdatedAt: '1970-01-01T00:00:00.000Z' }],
  [table.draftSaveFailed[0], { isDraftUnsaved: true }],
  [table.draftChanged[0], { isFormChecked: false, isDraftUnsaved: true }],
  [
    { type: 'fileChosen', file: { ...file, file_id: 'file-2' }, isNew: false },
    { readFileId: null, isFormChecked: false, isDraftUnsaved: true, draftId: 4 },
  ],
  [
    { type: 'fileChosen', file, isNew: true },
    { invoiceForm: null, draftId: null, preItem: null },
  ],
])('input changes the form: %#', (event, fields) => {
  expect(entryAfter(event)).toMatchObject(fields)
})

test.each<CheckoutEvent>([
  { type: 'draftSaved', fileId: 'another', draftId: 9, updatedAt: '2026-11-20T01:00:00Z' },
  { type: 'draftCompleted', fileId: 'another' },
])('an answer about the draft of another file leaves the form alone: $type', event => {
  expect(entryAfter(event)).toBe(states.editing.open.entry)
})

test('a left correction goes once its card has paid, not when that end is shown again', () => {
  const typed = reduceCheckouts({ ...states.editing, open: begun }, { type: 'editTyped', edit })
  const paying = [submitted, named].reduce(reduceCheckouts, typed)
  expect(reduceCheckouts(paying, { type: 'left' }).corrections).toHaveProperty(String(payment.id))
  expect(reduceCheckouts(paying, settled).corrections).toEqual({})
  // Its end page is opened again, and the payment is corrected once more meanwhile.
  const again = [settled, { type: 'editTyped', edit } as const, settled].reduce(reduceCheckouts, paying)
  expect(again.corrections).toHaveProperty(String(payment.id))
})

test('everything typed stays after a declined card, which names the screen it was tried on', () => {
  expect(states.declined.open).toEqual({
    stage: 'declined',
    entry: application,
    paymentId,
    message: '限度額を超えています。',
    code: null,
    screen: '/payments/add/confirm',
  })
})

test('an attempt knows whether it was heard: asked to wait, it is as before', () => {
  const sent = reduceCheckouts(states.submitting, { type: 'sent', key })
  expect(sent.open).toMatchObject({ attempt: { isUnheard: true } })
  expect(reduceCheckouts(sent, { type: 'deferred', key, isUnheard: false }).open).toEqual(states.submitting.open)
})

test('a second click does not replace the open attempt', () => {
  const second: CheckoutEvent = { type: 'submitted', attempt: { ...attempt, idempotencyKey: 'key-2' } }
  expect(reduceCheckouts(states.submitting, second)).toBe(states.submitting)
  expect(reduceCheckouts(states.authenticating, second)).toBe(states.authenticating)
})

test('a payment whose flow was left before it was named is known at its end, without its card', () => {
  const left = reduceCheckouts(reduceCheckouts(states.submitting, { type: 'left' }), named)
  expect(left.open).toBe(begun)
  expect(left.pending).toEqual({ [paymentId]: paidFor })
  const end = reduceCheckouts(left, settled)
  expect(end.pending).toEqual({})
  expect(end.settled[paymentId]).toEqual({ stage: 'settled', paymentId, paidFor, isPaidElsewhere: false })
})

test('unsaved input is offered until it is saved, discarded or paid, without its card', () => {
  const confirmForm = { card: 3, isCardSaved: true, isTermsAgreed: true }
  const failed: CheckoutEvent = {
    type: 'draftSaveFailed',
    fileId: file.file_id,
    application: { ...application, confirmForm },
  }
  const unsaved = reduceCheckouts(states.authenticating, failed)
  expect(unsaved.unsaved[file.file_id]).toEqual({ ...application, isDraftUnsaved: true })
  for (const event of [table.draftSaved[0], table.inputDiscarded[0], settled])
    expect(reduceCheckouts(unsaved, event).unsaved).toEqual({})
})

test('a correction of another payment leaves the attempt that is open', () => {
  const open = reduceCheckouts({ ...states.editing, open: begun }, { type: 'editTyped', edit })
  const paying = reduceCheckouts(open, submitted)
  expect(reduceCheckouts(paying, { type: 'editTyped', edit }).open.stage).toBe('submitting')
  expect(reduceCheckouts(paying, { type: 'editTyped', edit: { ...edit, invoiceId: 99 } }).open.stage).toBe('editing')
})
