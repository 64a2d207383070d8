import type { CorporationInput, SoleProprietorInput } from '@invoice-card/contracts'
import { japanDay } from '@invoice-card/domain'
import type { FieldErrorMessage } from '@invoice-card/domain/registration'
import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { businessOf } from '../users/public.ts'
import { lockCompanyRow, saveCompany } from './company-store.ts'
import { companyChangedNotice } from './messages.ts'
import { readChanges } from './new-company.ts'

type Values = Readonly<Record<string, string | undefined>>

interface Change {
  readonly companyId: number
  readonly examiner: Examiner
  /** Fields that are others from now on, in the object of the company's form. */
  readonly changes: {
    readonly corporation?: Omit<CorporationInput, 'corporate_number' | 'transfer_person_name'> | undefined
    readonly sole_proprietor?: Omit<SoleProprietorInput, 'transfer_person_name'> | undefined
  }
  /** Which documents show it. */
  readonly reason: string
}

type Refusal =
  | { readonly code: 'company_not_found' | 'company_not_changeable' | 'company_form_other' | 'company_unchanged' }
  | { readonly code: 'company_invalid'; readonly errors: readonly FieldErrorMessage[] }

/**
 * Changes what a company registered and cannot change itself, after documents, by the rules of the form; its users are
 * notified. Null where it was changed.
 */
export const changeCompany = (
  { db: pool, now }: Services,
  { companyId, examiner, changes, reason }: Change,
): Promise<Refusal | null> =>
  inTransaction(pool, async db => {
    const company = await lockCompanyRow(db, companyId)
    if (!company) return { code: 'company_not_found' }
    if (company.closed_at !== null || company.registration_status === 'rejected')
      return { code: 'company_not_changeable' }
    const before = businessOf(company)
    const isOfForm = (changes.corporation ? before.corporation : before.sole_proprietor) !== undefined
    if (!isOfForm || (changes.corporation && changes.sole_proprietor)) return { code: 'company_form_other' }
    const at = now()
    const read = readChanges(before, changes.corporation ?? changes.sole_proprietor ?? {}, japanDay(at))
    if (!read.isValid) return { code: 'company_invalid', errors: read.errors }
    const values = differences(fieldsOf(before), fieldsOf(businessOf(read.company)))
    const fields = Object.keys(values)
    if (fields.length === 0) return { code: 'company_unchanged' }
    await saveCompany(db, companyId, read.company)
    await appendAudit(db, {
      chain: auditChainOf(companyId),
      at,
      actor: examinerActor(examiner),
      action: 'company.changed',
      subject: `company:${companyId}`,
      detail: { reason, values },
    })
    await notify(db, { company_id: companyId, now: at, ...companyChangedNotice(read.company, fields) })
    return null
  })

const fieldsOf = ({ corporation, sole_proprietor }: ReturnType<typeof businessOf>): Values =>
  corporation ?? sole_proprietor ?? {}

/** Each value that differs, with what it was and is. */
const differences = (before: Values, after: Values) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(field => (before[field] ?? '') !== (after[field] ?? ''))
      .map(field => [field, { from: before[field] ?? null, to: after[field] ?? null }]),
  )
