import { transferIdOf } from './zengin-file.ts'
import { decodeRecords } from './zengin-record.ts'

export interface FileLine {
  readonly id: number
  readonly bank_code: string
  readonly branch_code: string
  readonly account_number: string
  readonly amount: number
}

/** What a file orders the bank to send, by the places of the format. */
export const linesOfFile = (content: Uint8Array): FileLine[] =>
  decodeRecords(content)
    .filter(record => record.startsWith('2'))
    .map(record => ({
      id: transferIdOf(record),
      bank_code: record.slice(1, 5),
      branch_code: record.slice(20, 23),
      account_number: record.slice(43, 50),
      amount: Number(record.slice(80, 90)),
    }))
