import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOf, type Text } from '../../../../testing/files/lines.ts'
import { readDueDate, readIssueDate } from '../read-dates.ts'
import { readInvoiceNumber } from '../read-numbers.ts'

type Read = { readonly value: string; readonly confidence: string } | null
const said = (reading: Read) => reading && [reading.value, reading.confidence]
const dueOf = (...texts: readonly Text[]) => said(readDueDate(linesOf(...texts), null))
const issueOf = (...texts: readonly Text[]) => said(readIssueDate(linesOf(...texts)))
const numberOf = (...texts: readonly Text[]) => said(readInvoiceNumber(linesOf(...texts)))

// A narrow column at the left had its due date below the label, and the days of a fair stood right of it: sure of them.
test('reads what is right below a label before what stands behind the next label of its row', () => {
  const fair: Text[] = [
    [10, 10, 'お支払い期限'],
    [40, 10, '会期'],
    [50, 10, '2026/9/1'],
  ]
  assert.deepEqual(dueOf(...fair, [10, 12, '2026/8/23']), ['2026-08-23', 'agreed'])
  assert.deepEqual(dueOf(...fair), ['2026-09-01', 'check'])
})

test('is not sure of a value far right of its label or beside its column', () => {
  assert.deepEqual(dueOf([10, 10, '支払期限'], [28, 10, '2026/8/23']), ['2026-08-23', 'agreed'])
  assert.deepEqual(dueOf([10, 10, '支払期限'], [60, 10, '2026/8/23']), ['2026-08-23', 'check'])
  assert.deepEqual(dueOf([30, 10, '支払期限'], [20, 12, '2026/8/23']), ['2026-08-23', 'agreed'])
  assert.deepEqual(dueOf([30, 10, '支払期限'], [15, 12, '2026/8/23']), ['2026-08-23', 'check'])
})

test('is not sure of a value whose label is a part of a longer word', () => {
  assert.deepEqual(issueOf([10, 10, '発行日 2026/8/23']), ['2026-08-23', 'agreed'])
  assert.deepEqual(issueOf([10, 10, '保証書発行日 2026/8/23']), ['2026-08-23', 'check'])
  assert.deepEqual(issueOf([10, 10, '発行日翌日'], [20, 10, '2026/8/23']), ['2026-08-23', 'check'])
  // Sure where a label of its own says the same.
  assert.deepEqual(issueOf([10, 10, '保証書発行日 2026/8/23'], [10, 14, '発行日 2026/8/23']), ['2026-08-23', 'agreed'])
})

test('is not sure of a day that begins a time', () => {
  assert.deepEqual(issueOf([10, 10, '請求日 2026/08/01〜2026/08/31']), ['2026-08-01', 'check'])
})

test('takes no year for one that is of no bill', () => {
  assert.equal(dueOf([10, 10, '支払期限 2926年11月29日']), null)
})

// 【請求番号】 of a mail was no label: its number and its due date were not read.
test('reads values behind labels in brackets', () => {
  for (const [open, close] of ['【】', '[]', '「」', '〔〕', '《》', '()'].map(pair => [...pair])) {
    assert.deepEqual(numberOf([10, 10, `${open}請求番号${close} AB-33712`]), ['AB-33712', 'agreed'], open)
    assert.deepEqual(dueOf([10, 10, `${open}支払期限${close} 2026年11月29日`]), ['2026-11-29', 'agreed'], open)
  }
})

test('reads due dates that are fixed for a transfer', () => {
  for (const label of ['振込指定日', 'お支払い指定日', '支払約定日', 'お支払〆切日'])
    assert.deepEqual(dueOf([10, 10, `${label} 2026/10/9`]), ['2026-10-09', 'agreed'], label)
})

test('is not sure of a number that may be that of a case or of another paper', () => {
  assert.deepEqual(numberOf([10, 10, '文書番号 R8-584']), ['R8-584', 'agreed'])
  for (const label of ['整理番号', '管理番号', '受付番号'])
    assert.deepEqual(numberOf([10, 10, `${label} R8-584`]), ['R8-584', 'check'], label)
  for (const label of ['B/L NO.', 'Job No.'])
    assert.deepEqual(numberOf([10, 10, `${label} R8-584`]), ['R8-584', 'check'], label)
  assert.deepEqual(numberOf([10, 10, '納 品 書'], [40, 10, 'No. 00027820']), ['00027820', 'check'])
  assert.deepEqual(numberOf([10, 10, '請 求 書'], [40, 10, 'No. 00027820']), ['00027820', 'agreed'])
})

// A card of labels with their values below at its right edge, beside a table: the due date was not read.
test('reads a value at the right edge of a card below its label, beside a table', () => {
  const card: Text[] = [
    [10, 10, 'お支払期限'],
    [25, 12, '2026年9月1日'],
    [10, 15, '請求書番号'],
    [28, 17, 'C0007-2612'],
  ]
  const table: Text[] = [
    [42, 10, '光回線'],
    [70, 10, '98,000'],
    [42, 15, '通話料'],
    [70, 15, '20,400'],
  ]
  assert.deepEqual(dueOf(...card, ...table), ['2026-09-01', 'check'])
  assert.deepEqual(numberOf(...card, ...table), ['C0007-2612', 'check'])
  // Below the next label it is the value of that one.
  assert.equal(dueOf([10, 10, 'お支払期限'], [30, 10, '納品日'], [28, 12, '2026年9月1日']), null)
})

test('takes no amount for the number of an invoice', () => {
  for (const amount of ['20,400', '1,234,567円']) assert.equal(numberOf([10, 10, `請求書番号 ${amount}`]), null)
})
