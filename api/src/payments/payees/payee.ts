import type { AccountInput, CreateInvoiceBody } from '@invoice-card/contracts'
import { type PaymentApplication, together } from '../../platform/database/public.ts'
import { isFrozen } from '../../platform/freezes/public.ts'
import type { Context } from '../../platform/http/public.ts'
import {
  checkNewAccount,
  checkNewSupplier,
  corporationToSupplier,
  detailsOf,
  findAccount,
  findOwnCompany,
  findSameAccount,
  findSupplier,
  hasAccount,
  isOwnAccount,
  isOwnCompany,
  lockSupplierReference,
  type NewSupplier,
  type OwnCompany,
  soleProprietorToSupplier,
  initialStatus,
  toAccount,
} from '../../parties/suppliers/public.ts'
import type { Books } from '../../books/work/public.ts'
import type { Issuer } from './known-document.ts'
import type { RefuseApplication } from './refuse.ts'

interface CheckedPayee {
  readonly payee: Pick<PaymentApplication, 'supplier' | 'account' | 'payee'>
  /** Its supplier, known or new. */
  readonly issuer: Issuer
}
type Checking = Pick<Context, 'db' | 'session'>

/**
 * Checks whom the money goes to: a known or new supplier with a known or new account, never the paying company itself.
 */
export async function checkPayee(
  context: Checking,
  body: CreateInvoiceBody,
  own: OwnCompany,
  refuse: RefuseApplication,
): Promise<CheckedPayee> {
  const { supplier } = body
  if (supplier.kind === 'existing') return checkKnownSupplier(context, body, own, supplier.supplier_id, refuse)

  const added = newSupplierOf(supplier)
  const error = await checkNewSupplier(context.db, context.session.company_id, added)
  if (error) refuse(error.code, detailsOf(error))
  if ((await initialStatus(context.db, context.session.company_id, added)) === 'Rejected')
    refuse('supplier_not_allowed')
  if (body.account.kind === 'existing') return refuse('account_not_found')
  const payee = { supplier, ...(await checkAddedAccount(context, body.account.account, added.name, refuse)) }
  return { payee, issuer: added }
}

export const newSupplierOf = (choice: Exclude<CreateInvoiceBody['supplier'], { kind: 'existing' }>): NewSupplier =>
  choice.kind === 'corporation' ? corporationToSupplier(choice.supplier) : soleProprietorToSupplier(choice.supplier)

async function checkKnownSupplier(
  { db, session }: Checking,
  { supplier, account }: CreateInvoiceBody,
  own: OwnCompany,
  supplierId: number,
  refuse: RefuseApplication,
): Promise<CheckedPayee> {
  if (account.kind === 'existing') {
    const { account_id } = account
    const [known, row] = await together(db, one => [
      knownSupplier({ db: one, session }, own, supplierId, refuse),
      findAccount(one, supplierId, account_id),
    ])
    return { payee: { supplier, ...knownAccount(own, known, row, refuse) }, issuer: known }
  }
  const known = await knownSupplier({ db, session }, own, supplierId, refuse)
  const added = await checkAddedAccount({ db, session }, account.account, known.name, refuse)
  // Typed again although it is registered: the one that is there is meant.
  const same = await findSameAccount(db, known.id, added.account.account)
  const choice = same ? knownAccount(own, known, await findAccount(db, known.id, same.id), refuse) : added
  return { payee: { supplier, ...choice }, issuer: known }
}

/** Whether a supplier is registered; nobody deletes it before this unit of work ends. */
export const lockKnownSupplier = (books: Books, companyId: number, id: number): Promise<boolean> =>
  books.lock('supplier', id, db => lockSupplierReference(db, companyId, id))

/**
 * Whether an application's payee is still registered, or what of it is not; nobody deletes it before this unit of work
 * ends.
 */
export async function findMissingPayee(
  books: Books,
  companyId: number,
  { supplier, account }: Pick<CreateInvoiceBody, 'supplier' | 'account'>,
): Promise<'supplier_not_found' | 'account_not_found' | null> {
  if (supplier.kind !== 'existing') return null
  const { supplier_id } = supplier
  const [isKnown, isAccountKnown] = await Promise.all([
    lockKnownSupplier(books, companyId, supplier_id),
    account.kind !== 'existing' || hasAccount(books.db, supplier_id, account.account_id),
  ])
  if (!isKnown) return 'supplier_not_found'
  return isAccountKnown ? null : 'account_not_found'
}

/** The columns of an invoice for a registered payee, which stays registered until this unit of work ends. */
export async function checkKnownPayee(
  books: Books,
  session: Checking['session'],
  { supplier_id, account_id }: { readonly supplier_id: number; readonly account_id: number },
  refuse: RefusePayee,
) {
  const { db } = books
  if (!(await lockKnownSupplier(books, session.company_id, supplier_id))) refuse('supplier_not_found')
  const own = await findOwnCompany(db, session.company_id)
  const [known, row] = await Promise.all([
    knownSupplier({ db, session }, own, supplier_id, refuse),
    findAccount(db, supplier_id, account_id),
  ])
  const { payee } = knownAccount(own, known, row, refuse)
  return { supplier_id, supplier_account_id: account_id, ...payee }
}

type RefusePayee = (
  code:
    | 'supplier_not_found'
    | 'supplier_not_allowed'
    | 'supplier_frozen'
    | 'supplier_is_own_company'
    | 'account_is_own_company'
    | 'account_not_found',
) => never

async function knownSupplier({ db, session }: Checking, own: OwnCompany, supplierId: number, refuse: RefusePayee) {
  const { company_id } = session
  const [found, isSupplierFrozen] = await together(db, one => [
    findSupplier(one, company_id, supplierId),
    isFrozen(one, { kind: 'supplier', subject_id: supplierId, company_id }),
  ])
  const known = found ?? refuse('supplier_not_found')
  if (known.status === 'Rejected') refuse('supplier_not_allowed')
  if (isSupplierFrozen) refuse('supplier_frozen')
  if (isOwnCompany(own, known)) refuse('supplier_is_own_company')
  return known
}

function knownAccount(
  own: OwnCompany,
  known: { readonly name: string },
  row: Awaited<ReturnType<typeof findAccount>>,
  refuse: RefusePayee,
) {
  const { id: account_id, created_at: _at, ...snapshot } = toAccount(row ?? refuse('account_not_found'))
  if (isOwnAccount(own, snapshot)) refuse('account_is_own_company')
  return { account: { kind: 'existing' as const, account_id }, payee: { supplier_name: known.name, account: snapshot } }
}

async function checkAddedAccount(
  { db, session }: Checking,
  input: AccountInput,
  supplier_name: string,
  refuse: RefuseApplication,
) {
  const check = await checkNewAccount(db, session.company_id, input)
  if (!check.is_accepted) return refuse(check.code, check.message === undefined ? {} : { message: check.message })
  const { account, bank_name, branch_name } = check
  return {
    account: { kind: 'new' as const, account },
    payee: { supplier_name, account: { ...account, bank_name, branch_name } },
  }
}
