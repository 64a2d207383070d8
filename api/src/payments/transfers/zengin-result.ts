import { resultAt, transferIdOf } from './zengin-file.ts'
import { decodeRecords } from './zengin-record.ts'

/** What the bank writes beside a transfer; all but 0 mean that no money has left. */
export const transferResults = {
  0: '振込済み',
  2: '口座なし',
  3: '受取人名の相違',
  4: '振込不能',
  8: '組戻し',
} as const
export type TransferResultCode = keyof typeof transferResults

export interface TransferResult {
  readonly id: number
  readonly code: TransferResultCode
}

export type ReadResults =
  | { readonly isReadable: true; readonly results: readonly TransferResult[] }
  /** Line numbers from 1 with what is wrong there. */
  | { readonly isReadable: false; readonly errors: readonly string[] }

const isData = (record: string | undefined): boolean => record?.startsWith('2') === true
const withoutResult = (record: string): string => record.slice(0, resultAt) + ' ' + record.slice(resultAt + 1)

/**
 * Reads the file that the bank returned for one that was sent: the same records, with a result in each transfer. Any
 * other difference (an amount, an account, a line too many) makes the whole unreadable.
 */
export function readResults(sent: Uint8Array, returned: Uint8Array): ReadResults {
  const [ours, theirs] = [decodeRecords(sent), decodeRecords(returned)]
  const errors: string[] = []
  const results: TransferResult[] = []
  for (let line = 0; line < Math.max(ours.length, theirs.length); line++) {
    const [expected, record] = [ours[line], theirs[line]]
    if (expected === undefined || record === undefined) {
      errors.push(`${line + 1}: ${expected === undefined ? 'is not in the file that was sent' : 'is missing'}`)
      continue
    }
    if ((isData(expected) ? withoutResult(record) : record) !== expected) {
      errors.push(`${line + 1}: differs from the file that was sent`)
      continue
    }
    if (!isData(expected)) continue
    const code = codeOf(record[resultAt])
    if (code === null) errors.push(`${line + 1}: has no result that is known ("${record[resultAt] ?? ''}")`)
    else results.push({ id: transferIdOf(expected), code })
  }
  return errors.length > 0 ? { isReadable: false, errors } : { isReadable: true, results }
}

const codeOf = (text = ''): TransferResultCode | null => {
  // As a number, any white space is 0, "sent".
  if (!/^\d$/.test(text)) return null
  const code = Number(text)
  return code in transferResults ? (code as TransferResultCode) : null
}
