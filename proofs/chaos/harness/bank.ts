import type { BankResult } from './journal.ts'

// The format written a second time on purpose: the harness must not read files by the product's own code.
const recordLength = 122
const resultAt = 113

export interface ReadFile {
  readonly transfers: readonly { readonly id: number; readonly amount: number }[]
  readonly trailers: readonly {
    readonly count: number
    readonly sum: number
    readonly counted: number
    readonly summed: number
  }[]
}

/** The transfers of a 総合振込 file, and what each of its trailers says against what stands above it. */
export function readTransferFile(content: Buffer): ReadFile {
  const transfers: { id: number; amount: number }[] = []
  const trailers: ReadFile['trailers'][number][] = []
  let [counted, summed] = [0, 0]
  for (let at = 0; at < content.length; at += recordLength) {
    const record = content.toString('latin1', at, at + recordLength)
    if (record.startsWith('1')) [counted, summed] = [0, 0]
    if (record.startsWith('2')) {
      const transfer = { id: Number(record.slice(91, 101)), amount: Number(record.slice(80, 90)) }
      transfers.push(transfer)
      counted += 1
      summed += transfer.amount
    }
    if (record.startsWith('8'))
      trailers.push({ count: Number(record.slice(1, 7)), sum: Number(record.slice(7, 19)), counted, summed })
  }
  return { transfers, trailers }
}

/** The file as the bank sends it back, with its result beside each transfer. */
export function answerTransferFile(content: Buffer, results: readonly BankResult[]): Buffer {
  const codes = new Map(results.map(({ transfer_id, code }) => [transfer_id, code]))
  const answer = Buffer.from(content)
  for (let at = 0; at < answer.length; at += recordLength) {
    if (answer[at] !== 0x32) continue
    const code = codes.get(Number(answer.toString('latin1', at + 91, at + 101)))
    if (code !== undefined) answer.write(String(code), at + resultAt, 'latin1')
  }
  return answer
}

/** The first records only: a line broke while the bank sent it. */
export const halfOf = (answer: Buffer): Buffer =>
  answer.subarray(0, Math.floor(answer.length / recordLength / 2) * recordLength)
