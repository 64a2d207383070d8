import type { Requester } from '../../platform/config/public.ts'
import { digits, encodeRecords, kana } from './zengin-record.ts'

export interface ZenginTransfer {
  readonly id: number
  readonly amount: number
  readonly bank_code: string
  readonly bank_name: string
  readonly branch_code: string
  readonly branch_name: string
  readonly account_type: 1 | 2 | 4
  readonly account_number: string
  readonly account_holder_kana: string
  /** Shown to the payee as the sender. */
  readonly transfer_person_name: string
}

/** Where the result of a transfer stands in its record once the bank has written it: the first byte of the reserve. */
export const resultAt = 113

/** Id of the transfer in its record: 顧客コード1, where `dataOf` writes it. */
export const transferIdOf = (record: string): number => Number(record.slice(91, 101))

/**
 * A 総合振込 file of one day. The sender's name stands in the header, so each name has a header, its transfers and a
 * trailer of its own (マルチヘッダー). The same transfers make the same bytes. Names of banks are half-width kana, as
 * everything else.
 */
export function zenginFile(requester: Requester, transferDate: string, transfers: readonly ZenginTransfer[]): Buffer {
  const bySender = Map.groupBy(transfers, ({ transfer_person_name }) => transfer_person_name)
  const groups = [...bySender].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const records = groups.flatMap(([sender, own]) => {
    const sorted = own.toSorted((a, b) => a.id - b.id)
    return [headerOf(requester, sender, transferDate), ...sorted.map(dataOf), trailerOf(sorted)]
  })
  return encodeRecords([...records, `9${' '.repeat(119)}`])
}

// 種別 21 総合振込, コード区分 0 JIS.
const headerOf = (requester: Requester, sender: string, transferDate: string): string =>
  [
    '1',
    '21',
    '0',
    digits(requester.code, 10),
    kana(sender, 40),
    transferDate.slice(5).replace('-', ''),
    digits(requester.bank_code, 4),
    kana(requester.bank_name, 15),
    digits(requester.branch_code, 3),
    kana(requester.branch_name, 15),
    digits(requester.account_type, 1),
    digits(requester.account_number, 7),
    ' '.repeat(17),
  ].join('')

// 手形交換所番号 0000, 新規コード 0, 顧客コード1 the id of the transfer (not of its invoice), 振込指定区分 7 電信.
const dataOf = (transfer: ZenginTransfer): string =>
  [
    '2',
    digits(transfer.bank_code, 4),
    kana(transfer.bank_name, 15),
    digits(transfer.branch_code, 3),
    kana(transfer.branch_name, 15),
    '0000',
    digits(transfer.account_type, 1),
    digits(transfer.account_number, 7),
    kana(transfer.account_holder_kana, 30),
    digits(transfer.amount, 10),
    '0',
    digits(transfer.id, 10),
    '0'.repeat(10),
    '7',
    ' ',
    ' '.repeat(7),
  ].join('')

const trailerOf = (transfers: readonly ZenginTransfer[]): string =>
  [
    '8',
    digits(transfers.length, 6),
    digits(
      transfers.reduce((sum, { amount }) => sum + amount, 0),
      12,
    ),
    ' '.repeat(101),
  ].join('')
