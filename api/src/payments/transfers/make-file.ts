import { createHash } from 'node:crypto'
import { convertHolderKana, isClosedDay, japanDay } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { changeBooks } from '../../books/work/public.ts'
import { defineJob } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { insertTransferFile, listKanaNames, lockDueTransfers, waitForOtherFiles } from './file-store.ts'
import { zenginFile, type ZenginTransfer } from './zengin-file.ts'

type Due = Awaited<ReturnType<typeof lockDueTransfers>>[number]
type Made = Awaited<ReturnType<typeof insertTransferFile>>

/** Why no file is made. */
export type NoFile = 'bank_closed' | 'day_not_reached' | 'nothing_due'

/**
 * The file of everything that is due by a day and stands in none yet, in one transaction: from then on none of it can
 * be cancelled, and none of it comes into another file.
 */
export async function makeTransferFile(services: Services, day: string, actor: string): Promise<Made | NoFile> {
  const { config, db: pool, now } = services
  if (isClosedDay(day, holidays)) return 'bank_closed'
  // Until the day before its owner may cancel.
  if (day > japanDay(now()) && !config.isLocal) return 'day_not_reached'
  return changeBooks(pool, async books => {
    const { db } = books
    await books.lock('transferFiles', day, waitForOtherFiles)
    const due = await lockDueTransfers(books, day)
    if (due.length === 0) return 'nothing_due'
    const content = zenginFile(config.transferRequester, day, await toZengin(db, due))
    const file = await insertTransferFile(
      db,
      {
        transfer_date: day,
        content,
        sha256: createHash('sha256').update(content).digest('hex'),
        transfer_count: due.length,
        total_amount: due.reduce((sum, { amount }) => sum + amount, 0),
        created_by: actor,
        created_at: now(),
        settled_at: null,
      },
      due.map(({ id }) => id),
    )
    books.audit({
      chain: 'transfers',
      at: now(),
      actor,
      action: 'transfer_file.made',
      subject: `transfer_file:${file.id}`,
      detail: {
        transfer_date: day,
        sequence: file.sequence,
        sha256: file.sha256,
        transfer_count: file.transfer_count,
        total_amount: file.total_amount,
      },
    })
    return file
  })
}

async function toZengin(db: Db, due: readonly Due[]): Promise<ZenginTransfer[]> {
  const names = await listKanaNames(
    db,
    due.map(({ account }) => account),
  )
  const byBranch = new Map(names.map(name => [branchKeyOf(name), name]))
  return due.map(({ id, amount, account, transfer_person_name }) => {
    const { bank_code, branch_code, account_type, account_number, account_holder_kana } = account
    const name = byBranch.get(branchKeyOf(account))
    return {
      id,
      amount,
      bank_code,
      branch_code,
      account_type,
      account_number,
      account_holder_kana,
      transfer_person_name,
      bank_name: spelled(name?.bank),
      branch_name: spelled(name?.branch),
    }
  })
}

const branchKeyOf = ({ bank_code, branch_code }: Pick<ZenginTransfer, 'bank_code' | 'branch_code'>): string =>
  `${bank_code}-${branch_code}`

// Banks go by the codes: a name that can't be written is left out.
const spelled = (name: string | null | undefined): string => {
  const result = convertHolderKana(name ?? '')
  return result.is_converted ? result.holder_kana : ''
}

/** On the morning of every business day, the file of that day. */
export const makeTransferFiles = defineJob({
  schedule: '0 8 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  run: async services => {
    const made = await makeTransferFile(services, japanDay(services.now()), 'system:transfers')
    services.log.info({ made }, 'transfer file')
  },
})
