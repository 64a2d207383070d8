import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { addDays, commissionOf, japanDay, proposedTransferDate, rollBack } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { findOwnCompany, listAccounts, listSuppliers, toAccount } from '../../parties/suppliers/public.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { storeSeedFile } from './store-seed-file.ts'
import type { SeedPayment } from './money-data.ts'
import type { SeedCompanies } from './step.ts'

type Owner = SeedCompanies['demo']

/** What the owner would send for a demo payment, with the supplier's invoice as evidence. */
export async function applicationOf(
  past: Services,
  owner: Owner,
  credit_card_id: number,
  plan: SeedPayment,
): Promise<CreateInvoiceBody> {
  const { config, db, now } = past
  const [supplier] = await listSuppliers(db, owner.companyId, { search_word: plan.supplier, from: 0, size: 1 })
  const [account] = supplier ? await listAccounts(db, supplier.id) : []
  if (!supplier || !account) throw new Error(`The seed's supplier ${plan.supplier} with an account is not there`)
  const own = await findOwnCompany(db, owner.companyId)
  const issue_date = japanDay(new Date(now().getTime() - 86_400_000))
  const due_date = rollBack(addDays(japanDay(now()), plan.dueInDays), holidays)
  const paper = await drawInvoice({
    issuerName: supplier.name,
    registrationNumber: supplier.registration_number,
    issuerAddress: supplier.address ?? '',
    recipientName: own.name,
    invoiceNumber: plan.invoiceNumber,
    issueDate: issue_date,
    dueDate: due_date,
    item: plan.item,
    amount: plan.amount,
    account: toAccount(account),
  })
  return {
    invoice: {
      amount: plan.amount,
      due_date,
      issue_date,
      transfer_date: proposedTransferDate(due_date, now(), holidays),
      invoice_number: plan.invoiceNumber,
      ...(supplier.registration_number ? { registration_number: supplier.registration_number } : {}),
      transfer_person_name: own.transfer_person_name,
    },
    supplier: { kind: 'existing', supplier_id: supplier.id },
    account: { kind: 'existing', account_id: account.id },
    card: { kind: 'saved', credit_card_id },
    file_ids: [await storeSeedFile(past, owner, `請求書_${supplier.name}_${plan.invoiceNumber}.pdf`, paper)],
    commission_amount: commissionOf(plan.amount, config.commissionPlan).commission_amount,
    is_terms_agreed: true,
  }
}
