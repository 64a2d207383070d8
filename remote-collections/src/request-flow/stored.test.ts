import * as v from 'valibot'
import { attempt, made } from '../testing/attempt.ts'
import { filledForm } from '../testing/request-flow.ts'
import { emptyEntry } from './entry.ts'
import { begun, nothingRemembered, RememberedSchema, RequestFlowSchema } from './flow.ts'

const entry = { ...emptyEntry, invoiceFormInfo: filledForm }

test.each([
  ['of the release before', { ...emptyEntry, attempt: null, made: null, draftId: null }],
  ['with fields of two stages', { ...begun, attempt }],
  ['without a field', { stage: 'submitting', entry }],
  ['with a form of another shape', { stage: 'editing', entry: { ...entry, invoiceFormInfo: { message: '' } } }],
  ['nothing', null],
])('a stored request is refused: %s', (_, stored) => {
  expect(v.is(RequestFlowSchema, stored)).toBe(false)
})

test.each([
  begun,
  { stage: 'submitting', entry, attempt },
  { stage: 'refused', entry, refusals: { deposit_date: 'この入金日は選択できません。' } },
  { stage: 'settled', made, isMailed: true, draftKey: null },
])('a stored request is taken up again: $stage', flow => {
  expect(v.parse(RequestFlowSchema, JSON.parse(JSON.stringify(flow)))).toEqual(flow)
})

test('the stored flow of a tab is taken up again', () => {
  const remembered = { ...nothingRemembered, unsaved: { key: entry } }
  expect(v.parse(RememberedSchema, JSON.parse(JSON.stringify(remembered)))).toEqual(remembered)
})

test('a tab with values of another release starts empty, and stores nothing of them any more', async () => {
  sessionStorage.setItem('invoice-card.flow.collection', JSON.stringify({ uploadFileInfo: null, attempt: null }))
  sessionStorage.setItem('invoice-card.work.requests', JSON.stringify({ drafts: { key: 4 } }))
  let read = (): unknown => null
  await jest.isolateModulesAsync(async () => {
    read = (await import('./store.ts')).readRequestFlow
  })
  expect(read()).toEqual(begun)
  expect(sessionStorage.getItem('invoice-card.flow.collection')).toBeNull()
  expect(sessionStorage.getItem('invoice-card.work.requests')).toBeNull()
})
