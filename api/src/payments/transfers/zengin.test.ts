import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOfFile } from './file-lines.ts'
import { resultAt, zenginFile, type ZenginTransfer } from './zengin-file.ts'
import { decodeRecords } from './zengin-record.ts'
import { readResults } from './zengin-result.ts'

const requester = {
  code: '1234567890',
  bank_code: '0001',
  bank_name: 'ﾐｽﾞﾎ',
  branch_code: '001',
  branch_name: 'ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ',
  account_type: 2,
  account_number: '7654321',
} as const
const transfer = (changes: Partial<ZenginTransfer> = {}): ZenginTransfer => ({
  id: 7,
  amount: 110_000,
  bank_code: '0005',
  bank_name: 'ﾐﾂﾋﾞｼUFJ',
  branch_code: '123',
  branch_name: 'ｼﾌﾞﾔ',
  account_type: 1,
  account_number: '0012345',
  account_holder_kana: 'ｶ)ｱｵﾊﾞ',
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙ',
  ...changes,
})
const day = '2026-11-30'
const file = (...transfers: ZenginTransfer[]) => zenginFile(requester, day, transfers)
/** What the bank sends back: the same bytes with a result in each transfer. */
const answered = (sent: Buffer, ...codes: string[]) => {
  const bytes = Buffer.from(sent)
  let next = 0
  for (let at = 0; at < bytes.length; at += 122)
    if (bytes[at] === 0x32) bytes.write(codes[next++] ?? ' ', at + resultAt, 'latin1')
  return bytes
}

test('refuses a value that cannot be written in the format', () => {
  assert.throws(() => file(transfer({ account_holder_kana: '青葉' })), /can not be written/)
  assert.throws(() => file(transfer({ amount: 10_000_000_000 })), /no number of 10 digits/)
})

test('each field stands where the format wants it, in one byte for each character', () => {
  const bytes = file(transfer())
  const [header = '', data = '', trailer = '', end = ''] = decodeRecords(bytes)
  assert.equal(bytes.length, 4 * 122)
  assert.equal(header.slice(0, 58), `1210${requester.code}${'ｶ)ｻﾝﾌﾟﾙ'.padEnd(40)}1130`)
  assert.equal(data.slice(0, 38), '20005' + 'ﾐﾂﾋﾞｼUFJ'.padEnd(15) + '123' + 'ｼﾌﾞﾔ'.padEnd(15))
  assert.equal(data.slice(38, 50), '000010012345')
  assert.equal(data.slice(50, 112), 'ｶ)ｱｵﾊﾞ'.padEnd(30) + '0000110000' + '0' + '0000000007' + '0000000000' + '7')
  assert.equal(trailer, `8000001000000110000${' '.repeat(101)}`)
  assert.equal(end, `9${' '.repeat(119)}`)
  assert.equal(bytes[14], 0xb6, 'ｶ is one byte of JIS X 0201')
})

test('each sender has its own header and sums; the same transfers make the same bytes', () => {
  const [a, b, c] = [
    transfer({ id: 3, amount: 5 }),
    transfer({ id: 1, amount: 7 }),
    transfer({ id: 2, transfer_person_name: 'ﾎｸﾄ' }),
  ]
  const bytes = file(a, b, c)
  assert.deepEqual(bytes, file(c, a, b))
  assert.deepEqual(
    decodeRecords(bytes)
      .map(record => record[0])
      .join(''),
    '122812 89'.replace(' ', ''),
  )
  assert.equal(decodeRecords(bytes)[3]?.slice(1, 19), '000002000000000012')
})

// An id is read at a position of its own: one digit off, a neighbour's zero would make it ten times another.
test('ids of any length are read from where they were written, of a file and of its results', () => {
  const ids = [1, 9_999_999_999]
  const sent = file(...ids.map(id => transfer({ id })))
  assert.deepEqual(
    linesOfFile(sent).map(({ id }) => id),
    ids,
  )
  assert.deepEqual(readResults(sent, answered(sent, '0', '2')), {
    isReadable: true,
    results: [
      { id: 1, code: 0 },
      { id: 9_999_999_999, code: 2 },
    ],
  })
})

test('results are read by transfer, whether lines end or not', () => {
  const sent = file(transfer(), transfer({ id: 9, amount: 1 }))
  const results = {
    isReadable: true,
    results: [
      { id: 7, code: 0 },
      { id: 9, code: 2 },
    ],
  }
  assert.deepEqual(readResults(sent, answered(sent, '0', '2')), results)
  assert.deepEqual(
    readResults(sent, Buffer.from(answered(sent, '0', '2').toString('latin1').replaceAll('\r\n', ''), 'latin1')),
    results,
  )
})

test('refuses, line by line, another amount or account, a missing line and an unknown result', () => {
  const sent = file(transfer())
  const problemsOf = (returned: Uint8Array) => {
    const read = readResults(sent, returned)
    return read.isReadable ? [] : read.errors
  }
  assert.deepEqual(problemsOf(answered(file(transfer({ amount: 1 })), '0')), [
    '2: differs from the file that was sent',
    '3: differs from the file that was sent',
  ])
  assert.deepEqual(problemsOf(answered(file(transfer({ account_number: '0012346' })), '0')), [
    '2: differs from the file that was sent',
  ])
  assert.deepEqual(problemsOf(sent.subarray(0, 122)), ['2: is missing', '3: is missing', '4: is missing'])
  assert.deepEqual(problemsOf(Buffer.concat([answered(sent, '0'), sent.subarray(0, 122)])), [
    '5: is not in the file that was sent',
  ])
  assert.deepEqual(problemsOf(sent), ['2: has no result that is known (" ")'])
  assert.deepEqual(problemsOf(answered(sent, '7')), ['2: has no result that is known ("7")'])
})

// `Number` makes 0 of each: a damaged byte said that the money had been sent.
test('refuses a result byte that is white space', () => {
  const sent = file(transfer())
  for (const damaged of ['\t', '\v', '\f', '\u{a0}'])
    assert.deepEqual(readResults(sent, answered(sent, damaged)), {
      isReadable: false,
      errors: [`2: has no result that is known ("${damaged}")`],
    })
})
