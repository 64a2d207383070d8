import type { FieldError, PreItemInput } from '@invoice-card/contracts'
import { isChargeable } from '@invoice-card/domain'
import type { ClientContext } from '../../platform/http/public.ts'
import { findClientFile } from '../../platform/files/public.ts'
import { registrationNumberError } from '../payees/public.ts'
import { newSupplierOf } from '../payees/public.ts'
import {
  checkNewSupplier,
  findOwnCompany,
  findSupplier,
  isOwnCompany,
  initialStatus,
} from '../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../identity/users/public.ts'
import { itemErrorMessages } from './messages.ts'

type Checking = Pick<ClientContext, 'config' | 'db' | 'client'>

/** What is wrong with the items beyond their form, by field: an item that nobody could pay is not registered. */
export async function itemErrorsOf(context: Checking, items: readonly PreItemInput[]): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const [index, item] of items.entries()) {
    const found = [
      ...amountErrors(context, item),
      ...(await supplierErrors(context, item)),
      ...(await numberErrors(context, item)),
      ...(await fileErrors(context, item)),
      ...nameErrors(item),
    ]
    errors.push(
      ...found.map(([field, code]) => ({ field: `items.${index}.${field}`, message: itemErrorMessages[code] })),
    )
  }
  return errors
}

type ItemError = readonly [field: string, code: keyof typeof itemErrorMessages]

const amountErrors = ({ config }: Checking, { amount }: PreItemInput): ItemError[] =>
  isChargeable(amount, config.commissionPlan) ? [] : [['amount', 'amount_over_limit']]

async function supplierErrors({ db, client }: Checking, { supplier }: PreItemInput): Promise<ItemError[]> {
  if (supplier.kind === 'existing') {
    const known = await findSupplier(db, client.company_id, supplier.supplier_id)
    if (!known) return [['supplier.supplier_id', 'supplier_not_found']]
    if (known.status === 'Rejected') return [['supplier.supplier_id', 'supplier_not_allowed']]
    return isOwnCompany(await findOwnCompany(db, client.company_id), known)
      ? [['supplier.supplier_id', 'supplier_is_own_company']]
      : []
  }
  const added = newSupplierOf(supplier)
  const refusal = (await checkNewSupplier(db, client.company_id, added))?.code ?? null
  // One that the company has already is what the program means.
  if (refusal === null || refusal === 'supplier_already_exists') {
    return (await initialStatus(db, client.company_id, added)) === 'Rejected'
      ? [['supplier.supplier', 'supplier_not_allowed']]
      : []
  }
  return [
    [refusal === 'corporate_number_incorrect' ? 'supplier.supplier.corporate_number' : 'supplier.supplier', refusal],
  ]
}

async function numberErrors({ db, client }: Checking, { registration_number }: PreItemInput): Promise<ItemError[]> {
  const error = registration_number
    ? registrationNumberError(await findOwnCompany(db, client.company_id), registration_number)
    : null
  return error ? [['registration_number', error]] : []
}

async function fileErrors({ db, client }: Checking, { file_ids }: PreItemInput): Promise<ItemError[]> {
  const errors: ItemError[] = []
  for (const [index, id] of file_ids.entries()) {
    const file = await findClientFile(db, client, id)
    if (!file?.accepted_at) errors.push([`file_ids.${index}`, 'file_not_found'])
  }
  return errors
}

const nameErrors = ({ transfer_person_name }: PreItemInput): ItemError[] =>
  transfer_person_name !== undefined && toTransferPersonName(transfer_person_name) === null
    ? [['transfer_person_name', 'transfer_person_name_not_kana']]
    : []
