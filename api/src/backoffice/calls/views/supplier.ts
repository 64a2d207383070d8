import type {
  ExaminedSupplier,
  ExaminedSupplierDetail,
  IssuerAnswer,
  RegisterAnswer,
  WaitReason,
} from '@invoice-card/contracts/backoffice'
import { convertHolderKana, corporateNumberOf, isRegisteredHolder, isSameCompanyName } from '@invoice-card/domain'
import { findIssuerAnswer, findRegisterAnswer } from '../../../parties/corporations/public.ts'
import {
  type findExamined,
  listAccountsEver,
  listChangesOfSupplier,
  listDecisions,
  summarizePayments,
  type SupplierRow,
  toAccount,
  toAccountChange,
  type WaitingRow,
} from '../../../parties/suppliers/public.ts'
import { isFrozen } from '../../../platform/freezes/public.ts'
import type { Services } from '../../../platform/services/public.ts'

const maxChanges = 100

export const supplierOf = ({ id, company_id, name, corporate_number, registration_number, status }: SupplierRow) => ({
  id,
  company_id,
  name,
  corporate_number,
  registration_number,
  status,
})

/** Why a supplier that nobody has decided about waits, and since when. */
export function waitOf(row: WaitingRow): Pick<ExaminedSupplier, 'waits_because' | 'waits_since'> {
  const { status, created_at, last_recheck, last_turn, examined_by_id } = row
  const because = (reason: WaitReason, at: Date | string) => ({
    waits_because: reason,
    waits_since: new Date(at).toISOString(),
  })
  if (status === 'Escalation') {
    if (last_turn?.action === 'supplier.escalate') return because('escalated', last_turn.at)
    return because('like_stopped', last_turn?.at ?? created_at)
  }
  // Who decided last stands there but where an account was changed since.
  if (examined_by_id !== null && last_turn) return because('number_added', last_turn.at)
  return last_recheck ? because(last_recheck.action as WaitReason, last_recheck.at) : because('new', created_at)
}

type ExaminedRow = NonNullable<Awaited<ReturnType<typeof findExamined>>>

/** Everything that an examiner reads before deciding about a supplier. */
export async function describeSupplier(services: Services, row: ExaminedRow): Promise<ExaminedSupplierDetail> {
  const { db } = services
  const { id, company_id, business_form, name_kana, postal_code, address, phone_number, created_at, deleted_at } = row
  const number = row.corporate_number ?? corporateNumberOf(row.registration_number ?? '')
  const [accounts, changes, decisions, payments, is_frozen, register, issuer] = await Promise.all([
    listAccountsEver(db, id),
    listChangesOfSupplier(db, id, maxChanges),
    listDecisions(db, row),
    summarizePayments(db, id),
    isFrozen(db, { kind: 'supplier', subject_id: id, company_id }),
    number === null ? null : findRegisterAnswer(services, number),
    row.registration_number === null ? null : findIssuerAnswer(services, row.registration_number),
  ])
  const isWaiting = deleted_at === null && (row.status === 'Unapproved' || row.status === 'Escalation')
  const registered = namesIn(register, issuer)
  const { count, transferred_count, last_payment } = payments
  return {
    ...supplierOf(row),
    ...(isWaiting ? waitOf(row) : { waits_because: null, waits_since: null }),
    company: { id: company_id, name: row.company_name, corporate_number: row.company_number },
    business_form,
    name_kana,
    postal_code,
    address,
    phone_number,
    email_address: row.email_address,
    representative_name: row.representative_name,
    created_at: created_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
    is_frozen,
    register,
    issuer,
    is_name_of_register: registered === null ? null : isSameCompanyName(registered.name, row.name),
    accounts: accounts.map(({ deleted_at: at, ...account }) => ({
      ...toAccount(account),
      deleted_at: at?.toISOString() ?? null,
      is_holder_of_supplier: isHolder(row, account.account_holder_kana),
      is_holder_of_register: registered && isHolder(registered, account.account_holder_kana),
    })),
    account_changes: changes.map(({ account_id, ...change }) => ({ account_id, ...toAccountChange(change) })),
    decisions: decisions.map(({ action, at, ...decision }) => ({
      ...decision,
      action: action.replace('supplier.', '') as ExaminedSupplierDetail['decisions'][number]['action'],
      at: at.toISOString(),
    })),
    payments: { count: count ?? 0, transferred_count: transferred_count ?? 0, last: last_payment },
  }
}

interface Names {
  readonly name: string
  readonly name_kana: string
}

/** The register of issuers has no kana. */
function namesIn(register: RegisterAnswer | null, issuer: IssuerAnswer | null): Names | null {
  if (register?.corporation) return register.corporation
  return issuer?.issuer ? { name: issuer.issuer.name, name_kana: '' } : null
}

/** Null where no name stands in letters that a holder can have: kanji are compared with nothing. */
function isHolder({ name, name_kana }: Names, holder: string): boolean | null {
  if (![name, name_kana].some(text => convertHolderKana(text).is_converted)) return null
  const names = { name, name_kana, corporate_number: null, transfer_person_name: '', person_kana: null }
  return isRegisteredHolder(names, holder)
}
