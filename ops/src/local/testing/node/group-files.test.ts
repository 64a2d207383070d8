import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupFiles, isTimed } from './group-files.ts'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${String(index).padStart(2, '0')}.test.ts`)

test('small folders share a process with their neighbours, and every file runs once', () => {
  const files = [...filesIn('src/a', 5), ...filesIn('src/b', 9), ...filesIn('src/c', 1), ...filesIn('src/d', 20)]
  const groups = groupFiles(files.toReversed())
  assert.deepEqual(
    groups.map(group => group.length),
    [21, 14],
  )
  assert.deepEqual(groups.flat().toSorted(), files.toSorted())
})

test('the longest test starts first and has a process of its own', () => {
  const groups = groupFiles([
    ...filesIn('src/parties', 20),
    ...filesIn('src/payments/invoice-files', 1),
    ...filesIn('src/payments/invoices', 2),
    ...filesIn('chaos', 1),
    ...filesIn('src/reading/ocr/fields', 2),
    ...filesIn('src/reading/ocr/pictures', 1),
    ...filesIn('src/reading/recognition', 2),
  ])
  assert.deepEqual(
    groups.map(([first = '', ...others]) => [first, others.length + 1]),
    [
      ['chaos/00.test.ts', 1],
      ['src/payments/invoice-files/00.test.ts', 1],
      ['src/reading/ocr/pictures/00.test.ts', 1],
      ['src/reading/ocr/fields/00.test.ts', 4],
      ['src/parties/00.test.ts', 20],
      ['src/payments/invoices/00.test.ts', 2],
    ],
  )
})

test('tests of what reads files are timed by the product, and no others', () => {
  const files = [
    'src/payments/invoice-files/00.test.ts',
    'src/payments/invoices/00.test.ts',
    'src/reading/ocr/pictures/00.test.ts',
    'src/parties/00.test.ts',
  ]
  assert.deepEqual(files.filter(isTimed), [
    'src/payments/invoice-files/00.test.ts',
    'src/reading/ocr/pictures/00.test.ts',
  ])
})
