import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idFields } from '../contract/id-fields.ts'
import { requestCalls } from '../contract/request-callers.ts'
import { owedByContract } from './contract-docs.ts'
import { owedByIdFields } from './id-fields.ts'
import { owedText } from './owed.ts'
import { callsOfRequests, owedByRequestCallers } from './request-callers.ts'
import { owedByResultCodes } from './result-codes.ts'

const without = (table: object, name: string) =>
  Object.fromEntries(Object.entries(table).filter(([other]) => other !== name))

test('reports an id field that the table lacks, with kind and code of its namesake', () => {
  assert.deepEqual(owedByIdFields(undefined, without(idFields, 'deleteSupplier.params.id')).map(owedText), [
    `api/src/testing/contract/id-fields.ts: add the line "  'deleteSupplier.params.id': { kind: 'supplier', code: 'supplier_not_found' }," (or { reason } where nobody learns anything from it)`,
  ])
})

test('reports an id field that no call has any more as the line to remove', () => {
  const listed = { ...idFields, 'goneCall.params.id': { reason: 'was there once' } }
  assert.deepEqual(owedByIdFields(undefined, listed).map(owedText), [
    `api/src/testing/contract/id-fields.ts: remove the line "  'goneCall.params.id': …,"`,
  ])
})

test('reports a call about requests that the table of callers lacks', () => {
  assert.deepEqual(
    owedByRequestCallers(callsOfRequests, without(requestCalls, 'sendRequestMail')).map(({ line }) => line),
    ['  sendRequestMail: aboutRequest,'],
  )
})

test('a contract owes a docstring for a name, and none for the type of a documented value', () => {
  const source = `/** What it is. */
export const Known = v.object({})
export type Known = v.InferOutput<typeof Known>
export const Bare = v.object({})
`
  assert.deepEqual(
    owedByContract('shared/contracts/src/x.ts', source).map(({ hint }) => hint),
    ['above "export const Bare = v.object({})": shape, units, errors, source'],
  )
})

test('reports a result code that the sandbox does not document', () => {
  const source = "  AC01: 'text',\n  AC09: 'other text',\n"
  assert.deepEqual(
    owedByResultCodes(source, '`AC01` limit').map(({ line }) => line),
    ['`AC09` other text'],
  )
})
