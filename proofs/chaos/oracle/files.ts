import { createHash } from 'node:crypto'
import { readTransferFile } from '../harness/bank.ts'
import type { Finding, Invariant, World } from './world.ts'

interface FileRow {
  readonly id: number
  readonly name: string
  readonly content: Buffer
  readonly sha256: string
  readonly transfer_count: number
  readonly total_amount: number
}
interface TransferRow {
  readonly id: number
  readonly file_id: number | null
  readonly amount: number
  readonly status: string
  readonly invoice_id: number
  readonly order_id: string | null
}

/**
 * Each transfer stands in one file at most, files add up, and the bank's word about each transfer was taken over once.
 */
export const files: Invariant = async world => {
  const made = await world.rows<FileRow>(
    `select id, transfer_date || '-' || sequence as name, content, sha256, transfer_count, total_amount from transfer_files order by id`,
  )
  const transfers = new Map(
    (
      await world.rows<TransferRow>(`
    select t.id, t.file_id, t.amount, t.status, t.invoice_id, p.order_id from transfers t join invoices i on i.id = t.invoice_id left join payment_transactions p on p.id = i.payment_id`)
    ).map(transfer => [transfer.id, transfer]),
  )
  return [...made.flatMap(addsUp), ...written(made, transfers), ...takenOver(world.journal, transfers)]
}

function addsUp({ name, content, sha256, transfer_count, total_amount }: FileRow): Finding[] {
  const { transfers, trailers } = readTransferFile(content)
  const sum = transfers.reduce((total, { amount }) => total + amount, 0)
  const texts = [
    ...(createHash('sha256').update(content).digest('hex') === sha256 ? [] : ['is not what was made']),
    ...(transfers.length === transfer_count && sum === total_amount
      ? []
      : [`has ${transfers.length} transfers of ${sum} yen, and is said to have ${transfer_count} of ${total_amount}`]),
    ...trailers
      .filter(trailer => trailer.count !== trailer.counted || trailer.sum !== trailer.summed)
      .map(
        ({ count, sum: said, counted, summed }) =>
          `has a trailer of ${count} transfers and ${said} yen under ${counted} of ${summed}`,
      ),
    ...(trailers.reduce((total, { counted }) => total + counted, 0) === transfers.length
      ? []
      : ['has transfers without a trailer']),
  ]
  return texts.map(text => ({ about: '', text: `transfer file ${name} ${text}` }))
}

/** Each transfer in a file is in that file in the books, too, and the other way round. */
function written(made: readonly FileRow[], transfers: ReadonlyMap<number, TransferRow>): Finding[] {
  const filesOf = new Map<number, FileRow[]>()
  const findings: Finding[] = []
  for (const file of made) {
    for (const { id, amount } of readTransferFile(file.content).transfers) {
      filesOf.set(id, [...(filesOf.get(id) ?? []), file])
      if (transfers.get(id)?.amount !== amount)
        findings.push({
          about: '',
          text: `transfer ${id} is of ${transfers.get(id)?.amount} yen, in file ${file.name} of ${amount}`,
        })
    }
  }
  for (const { id, file_id, order_id } of transfers.values()) {
    const found = filesOf.get(id) ?? []
    const isRight = file_id === null ? found.length === 0 : found.length === 1 && found[0]?.id === file_id
    if (!isRight)
      findings.push({
        about: order_id ?? '',
        text: `transfer ${id} belongs to file ${file_id ?? 'none'} and stands in [${found.map(({ name }) => name).join()}]`,
      })
  }
  return findings
}

/** The first word of the bank about a transfer counts, unless somebody had entered by hand that it was sent. */
function takenOver(journal: World['journal'], transfers: ReadonlyMap<number, TransferRow>): Finding[] {
  const settled = new Set(journal.flatMap(entry => (entry.kind === 'bank_settled' ? [entry.file] : [])))
  const byHand = new Set(
    journal.flatMap(entry => (entry.kind === 'asked' && entry.action === 'transfer' ? [entry.invoice_id] : [])),
  )
  const words = new Map<number, { code: number; isSettled: boolean }>()
  for (const entry of journal) {
    if (entry.kind !== 'bank_answers') continue
    for (const { transfer_id, code } of entry.results)
      if (!words.has(transfer_id)) words.set(transfer_id, { code, isSettled: settled.has(entry.file) })
  }
  return [...transfers.values()].flatMap(({ id, status, invoice_id, order_id }) => {
    const word = words.get(id)
    const finding = (text: string) => [{ about: order_id ?? '', text: `transfer ${id} ${text}` }]
    if (status === 'returned' && !word?.code) return finding('has come back, which the bank did not say')
    if (!word?.isSettled)
      return status === 'done' && word?.code !== 0 && !byHand.has(invoice_id)
        ? finding('is done, which nobody said')
        : []
    const expected = word.code === 0 ? 'done' : 'returned'
    return status === expected || (status === 'done' && byHand.has(invoice_id))
      ? []
      : finding(`is ${status}, the bank said ${word.code}`)
  })
}
