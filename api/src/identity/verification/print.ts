import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashLetterCode, randomLetterCode } from './letter-code.ts'
import { renderLetters, type PrintedLetter } from './letter-pdf.ts'
import { letterSentNotice } from './messages.ts'
import { listUnprinted, setPrinted, type UnprintedLetter } from './store.ts'

const validDays = 30
const maxLetters = 100

/**
 * Prints the letters that wait, at most a hundred, as one PDF with a sheet each. Their codes are made now and stand on
 * the paper only: a PDF that is lost is made up for by new letters.
 */
export async function printLetters(
  services: Services,
  examiner: Examiner,
): Promise<{ readonly letters: readonly PrintedLetter[]; readonly pdf: Buffer | null }> {
  const letters: PrintedLetter[] = []
  for (const letter of await listUnprinted(services.db, maxLetters)) {
    const printed = await printLetter(services, letter, examiner)
    if (printed) letters.push(printed)
  }
  return { letters, pdf: letters.length > 0 ? await renderLetters(letters) : null }
}

function printLetter(
  { db: pool, config, now: clock }: Services,
  letter: UnprintedLetter,
  examiner: Examiner,
): Promise<PrintedLetter | null> {
  const { id, company_id } = letter
  const now = clock()
  const code = randomLetterCode()
  const expiresAt = new Date(now.getTime() + validDays * 24 * 3_600_000)
  return inTransaction(pool, async db => {
    const code_hash = hashLetterCode(config.signingSecrets, company_id, code)
    if (!(await setPrinted(db, id, { printed_at: now, code_hash, expires_at: expiresAt }))) return null
    await appendAudit(db, {
      chain: auditChainOf(company_id),
      at: now,
      actor: examinerActor(examiner),
      action: 'company.letter_printed',
      subject: `company:${company_id}`,
      detail: { letter: id },
    })
    await notify(db, { company_id, now, ...letterSentNotice(letter, expiresAt) })
    return { ...letter, code, printed_at: now, expires_at: expiresAt }
  })
}
