import { readFile, writeFile } from 'node:fs/promises'
import { japanDay } from '@invoice-card/domain'
import {
  findTransferFile,
  listTransferFiles,
  makeTransferFile,
  type NoFile,
  readResultFile,
} from '../../payments/transfers/public.ts'
import type { Arguments } from './arguments.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

const noFileTexts: Readonly<Record<NoFile, string>> = {
  bank_closed: 'banks are closed on that day',
  day_not_reached: 'that day has not come yet, and until then its payments can be cancelled',
  nothing_due: 'no transfer is due that stands in no file yet',
}

/** `2026-11-30` or `2026-11-30-2`: the day and the number of its file. */
const readFileName = (text: string | undefined): { day: string; sequence: number } => {
  const found = /^(\d{4}-\d{2}-\d{2})(?:-(\d{1,4}))?$/.exec(text ?? '')
  if (!found?.[1])
    throw new UsageError('Which file? Give its day, e.g. 2026-11-30, or 2026-11-30-2 for the second of a day.')
  return { day: found[1], sequence: Number(found[2] ?? 1) }
}
const examinerOf = ({ as }: Arguments, isLocal: boolean): string => {
  const name = as ?? (isLocal ? 'examiner-1' : undefined)
  if (!name) throw new UsageError('Say who you are: --as <name>.')
  return name
}

export const transferCommands: Readonly<Record<string, Command>> = {
  'transfer-files': async ({ db }) => {
    const files = await listTransferFiles(db)
    const lines = files.map(
      ({ transfer_date, sequence, transfer_count, total_amount, settled_at }) =>
        `${transfer_date}-${sequence}  ${transfer_count} transfers  ${total_amount.toLocaleString('ja-JP')} yen  ${settled_at ? 'settled' : 'awaits its results'}`,
    )
    return { json: { transfer_files: files }, text: lines.join('\n') || 'No file was made yet.' }
  },

  'transfer-file': async (services, args) => {
    const { day, sequence } =
      args.id === undefined ? { day: japanDay(services.now()), sequence: 1 } : readFileName(args.id)
    const isAskedFor = /-\d{1,4}$/.test(args.id?.slice(10) ?? '')
    const made = isAskedFor
      ? undefined
      : await makeTransferFile(services, day, `examiner:${examinerOf(args, services.config.isLocal)}`)
    if (typeof made === 'string' && !(made === 'nothing_due' && args.out))
      throw new BackofficeRefusal(made, `No file: ${noFileTexts[made]}.`)
    const file = await findTransferFile(services.db, day, typeof made === 'object' ? made.sequence : sequence)
    if (!file) throw new BackofficeRefusal('transfer_file_not_found', `There is no file ${day}-${sequence}.`)
    const { content, ...facts } = file
    if (args.out) await writeFile(args.out, content)
    return {
      json: facts,
      text: `${facts.transfer_date}-${facts.sequence}: ${facts.transfer_count} transfers, ${facts.total_amount.toLocaleString('ja-JP')} yen, sha256 ${facts.sha256}${args.out ? `, written to ${args.out}` : ''}`,
    }
  },

  'transfer-result': async (services, args) => {
    const { day, sequence } = readFileName(args.id)
    if (!args.in) throw new UsageError('Give the file that the bank sent back: --in <path>.')
    const settlement = await readResultFile(
      services,
      day,
      sequence,
      await readFile(args.in),
      examinerOf(args, services.config.isLocal),
    )
    if (settlement.kind === 'unknown_file')
      throw new BackofficeRefusal('transfer_file_not_found', `There is no file ${day}-${sequence}.`)
    if (settlement.kind === 'refused')
      throw new BackofficeRefusal(
        'transfer_result_refused',
        `Nothing was taken over from this file. Lines:\n${settlement.errors.join('\n')}`,
      )
    const { kind: _, ...counts } = settlement
    return {
      json: counts,
      text: `${counts.done} transferred, ${counts.returned} came back, ${counts.known} known before.${counts.conflicts.length > 0 ? ` Nothing was done about transfers ${counts.conflicts.join(', ')}: they ended otherwise before. Ask the bank.` : ''}`,
    }
  },
}
