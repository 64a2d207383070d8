import type { FieldError, PreItemInput } from '@invoice-card/contracts'
import { isChargeable } from '@invoice-card/domain'
import type { ClientContext } from '../../platform/http/public.ts'
import { findClientFile } from '../../platform/files/public.ts'
import { faultOfRegistrationNumber } from '../books/public.ts'
import { newSupplierOf } from '../payees/public.ts'
import {
  checkNewSupplier,
  findOwnCompany,
  findSupplier,
  isOwnCompany,
  statusAtBeginning,
} from '../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../identity/users/public.ts'
import { itemFaults } from './messages.ts'

type Checking = Pick<ClientContext, 'config' | 'db' | 'client'>

/** What is wrong with the items beyond their form, by field: what nobody could pay is not registered. */
export async function faultsOf(context: Checking, items: readonly PreItemInput[]): Promise<FieldError[]> {
  const faults: FieldError[] = []
  for (const [index, item] of items.entries()) {
    const found = [
      ...amountFault(context, item),
      ...(await supplierFault(context, item)),
      ...(await numberFault(context, item)),
      ...(await fileFaults(context, item)),
      ...nameFault(item),
    ]
    faults.push(...found.map(([field, code]) => ({ field: `items.${index}.${field}`, message: itemFaults[code] })))
  }
  return faults
}

type Fault = readonly [field: string, code: keyof typeof itemFaults]

const amountFault = ({ config }: Checking, { amount }: PreItemInput): Fault[] =>
  isChargeable(amount, config.commissionPlan) ? [] : [['amount', 'amount_over_limit']]

async function supplierFault({ db, client }: Checking, { supplier }: PreItemInput): Promise<Fault[]> {
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
    return (await statusAtBeginning(db, client.company_id, added)) === 'Rejected'
      ? [['supplier.supplier', 'supplier_not_allowed']]
      : []
  }
  return [
    [refusal === 'corporate_number_incorrect' ? 'supplier.supplier.corporate_number' : 'supplier.supplier', refusal],
  ]
}

async function numberFault({ db, client }: Checking, { registration_number }: PreItemInput): Promise<Fault[]> {
  const fault = registration_number
    ? faultOfRegistrationNumber(await findOwnCompany(db, client.company_id), registration_number)
    : null
  return fault ? [['registration_number', fault]] : []
}

async function fileFaults({ db, client }: Checking, { file_ids }: PreItemInput): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const [index, id] of file_ids.entries()) {
    const file = await findClientFile(db, client, id)
    if (!file?.accepted_at) faults.push([`file_ids.${index}`, 'file_not_found'])
  }
  return faults
}

const nameFault = ({ transfer_person_name }: PreItemInput): Fault[] =>
  transfer_person_name !== undefined && toTransferPersonName(transfer_person_name) === null
    ? [['transfer_person_name', 'transfer_person_name_not_kana']]
    : []
