import { emptyEntry, type RequestEntry } from './entry.ts'
import type { FlowEvent } from './events.ts'
import { begun, nothingRemembered, type RequestFlow, type RequestFlows } from './flow.ts'
import { reduceFlows } from './reducer.ts'
import { draftOf, isFlowEmpty } from './selectors.ts'
import { filledForm } from '../testing/request-flow.ts'
import { attempt, made } from '../testing/attempt.ts'

const file = { file_id: 'file-1', file_name: '01.pdf' }
const draftKey = 'draft-1'
const entry: RequestEntry = {
  ...emptyEntry,
  uploadFileInfo: file,
  invoiceFormInfo: filledForm,
  draftKey,
  isFormChecked: true,
}
const key = attempt.idempotencyKey
const refusals = { deposit_date: 'この入金日は選択できません。' }
const draft = { id: 4, updated_at: '2026-11-20T01:00:00Z' }

const submitted: FlowEvent = { type: 'submitted', attempt }
const refused: FlowEvent = { type: 'refused', key }
const settled: FlowEvent = { type: 'settled', key, draftKey, made }

const after = (...events: readonly FlowEvent[]): RequestFlows =>
  [{ type: 'begun', entry } as const, ...events].reduce<RequestFlows>(reduceFlows, {
    ...nothingRemembered,
    open: begun,
  })

type Stage = RequestFlow['stage']
const states: Record<Stage, RequestFlows> = {
  editing: after(),
  submitting: after(submitted),
  refused: after(submitted, refused, { type: 'refusalFollowed', refusals }),
  settled: after(submitted, settled),
}
const stages = Object.keys(states) as Stage[]

const same = (stage: Stage) => stage
const editing = () => 'editing'

/** What each event makes of each stage. */
const table: Record<FlowEvent['type'], readonly [FlowEvent, (stage: Stage) => string]> = {
  begun: [{ type: 'begun', entry }, editing],
  left: [{ type: 'left' }, editing],
  submitted: [submitted, stage => (stage === 'editing' || stage === 'refused' ? 'submitting' : stage)],
  refused: [refused, stage => (stage === 'submitting' ? 'refused' : stage)],
  settled: [settled, stage => (stage === 'submitting' ? 'settled' : stage)],
  refusalFollowed: [{ type: 'refusalFollowed', refusals }, stage => (stage === 'editing' ? 'refused' : stage)],
  fieldEdited: [{ type: 'fieldEdited', path: 'deposit_date' }, stage => (stage === 'refused' ? 'editing' : stage)],
  fieldReleased: [{ type: 'fieldReleased', path: 'deposit_date' }, same],
  fileChosen: [{ type: 'fileChosen', file }, same],
  fileRemoved: [{ type: 'fileRemoved' }, same],
  formTyped: [{ type: 'formTyped', form: filledForm, isStillValid: true }, same],
  formChecked: [{ type: 'formChecked' }, same],
  amountsRead: [{ type: 'amountsRead', amounts: {} }, same],
  fileRead: [{ type: 'fileRead', fileId: file.file_id }, same],
  accountTyped: [{ type: 'accountTyped', bankForm: emptyEntry.bankFormInfo }, same],
  deliveryChosen: [{ type: 'deliveryChosen', isMailed: false }, same],
  draftKeyed: [{ type: 'draftKeyed', key: 'draft-2' }, same],
  draftSaved: [{ type: 'draftSaved', key: draftKey, draft }, same],
  draftCompleted: [{ type: 'draftCompleted', key: draftKey }, same],
  draftSaveFailed: [{ type: 'draftSaveFailed', key: draftKey, entry }, same],
  draftMissing: [{ type: 'draftMissing' }, same],
  inputStored: [{ type: 'inputStored', key: draftKey, entry }, same],
  inputDiscarded: [{ type: 'inputDiscarded', key: draftKey }, same],
}

describe.each(stages)('%s', stage => {
  test.each(Object.entries(table))('%s', (_, [event, next]) => {
    expect(reduceFlows(states[stage], event).open.stage).toBe(next(stage))
  })

  test.each<FlowEvent>([
    { type: 'refused', key: 'other' },
    { type: 'settled', key: 'other', draftKey: 'other', made },
    { type: 'draftCompleted', key: 'other' },
    { type: 'inputDiscarded', key: 'other' },
  ])('is not changed by $type of another request', event => {
    expect(reduceFlows(states[stage], event)).toBe(states[stage])
  })
})

test('a second click does not replace the attempt whose end is not known', () => {
  const second: FlowEvent = { type: 'submitted', attempt: { ...attempt, idempotencyKey: 'key-2' } }
  expect(reduceFlows(states.submitting, second)).toBe(states.submitting)
  expect(reduceFlows(states.settled, second)).toBe(states.settled)
})

test('a refusal leaves everything typed, and its messages wait until each field changes', () => {
  expect(after(submitted, refused).open).toEqual({ stage: 'refused', entry, refusals: {} })
  const two = { ...refusals, billing_amount: '限度額を超えています。' }
  const followed = after(submitted, refused, { type: 'refusalFollowed', refusals: two })
  expect(reduceFlows(followed, table.fieldEdited[0]).open).toMatchObject({
    stage: 'refused',
    refusals: { billing_amount: two.billing_amount },
  })
})

test('a form with a refusal in it has to be submitted again', () => {
  expect(reduceFlows(states.refused, table.formTyped[0]).open).toMatchObject({ entry: { isFormChecked: false } })
  expect(reduceFlows(states.editing, table.formTyped[0]).open).toMatchObject({ entry: { isFormChecked: true } })
})

const entryAfter = (event: FlowEvent, state = states.editing) => {
  const { open } = reduceFlows(state, event)
  return 'entry' in open ? open.entry : null
}

test.each<[FlowEvent, Partial<RequestEntry>]>([
  [table.fieldEdited[0], { editedFields: ['deposit_date'] }],
  [table.fileRemoved[0], { uploadFileInfo: null, isFormChecked: false }],
  [table.fileChosen[0], { uploadFileInfo: file, readFileId: null, isFormChecked: false, invoiceFormInfo: filledForm }],
  [{ type: 'formTyped', form: filledForm, isStillValid: false }, { isFormChecked: false }],
  [{ type: 'amountsRead', amounts: { billing_amount: '1' } }, { readAmounts: { billing_amount: '1' } }],
  [table.fileRead[0], { readFileId: 'file-1' }],
  [table.deliveryChosen[0], { isSendRequestMail: false }],
  [table.draftKeyed[0], { draftKey }],
  [table.draftSaveFailed[0], { isDraftUnsaved: true }],
])('$type changes what is typed', (event, changes) => {
  expect(entryAfter(event)).toMatchObject(changes)
})

test('a file that was read takes its readings along when another one is chosen', () => {
  const read = reduceFlows(states.editing, table.fileRead[0])
  expect(entryAfter(table.fileChosen[0], read)?.invoiceFormInfo?.billing_amount).toBe('')
})

test('the first change of a copy makes it one that is saved', () => {
  const copy = after({ type: 'begun', entry: { ...entry, copyOf: { earlierId: 18, isTouched: false } } })
  expect(entryAfter(table.fieldEdited[0], copy)?.copyOf).toEqual({ earlierId: 18, isTouched: true })
})

test('input that cannot be saved on leaving is offered until it is saved, discarded or sent', () => {
  const unsaved = reduceFlows(after({ type: 'left' }), table.draftSaveFailed[0])
  expect(unsaved.unsaved).toEqual({ [draftKey]: { ...entry, isDraftUnsaved: true } })
  for (const event of [table.draftCompleted[0], table.inputDiscarded[0], settled])
    expect(reduceFlows(unsaved, event).unsaved).toEqual({})
})

test('a save that fails once its request is made stores nothing', () => {
  expect(reduceFlows(states.settled, table.draftSaveFailed[0])).toBe(states.settled)
})

test('a draft saved after its flow was left is known to its next save, until its request is made', () => {
  const saved = reduceFlows(after({ type: 'left' }), table.draftSaved[0])
  expect(draftOf(saved, entry)).toEqual(draft)
  expect(draftOf(reduceFlows(saved, settled), entry)).toBeNull()
})

test('a draft that the server does not have is no longer named, opened or saved', () => {
  const opened = after({ type: 'begun', entry: { ...entry, openedDraft: draft } }, table.draftSaved[0])
  const missing = reduceFlows(opened, { type: 'draftMissing' })
  expect(draftOf(missing, entryAfter({ type: 'draftMissing' }, opened)!)).toBeNull()
})

test('a flow is empty as it begins, and again once it was left', () => {
  expect(isFlowEmpty(begun)).toBe(true)
  expect(isFlowEmpty(after({ type: 'left' }).open)).toBe(true)
  for (const stage of stages) expect(isFlowEmpty(states[stage].open)).toBe(false)
})
