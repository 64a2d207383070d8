import type { PreItemInput } from '@invoice-card/contracts'
import { addDays, japanDay, rollBack } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import { noBrowser } from '../../platform/browser/public.ts'
import { type ClientContext } from '../../platform/http/public.ts'
import { findClient, insertClient } from '../../identity/oauth/public.ts'
import { registerGroup } from '../../payments/pre-groups/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { findOwnCompany, listAccounts, listSuppliers, toAccount } from '../../parties/suppliers/public.ts'
import { drawInvoice, type InvoicePaper } from './invoice-pdf.ts'
import { storeSeedFile } from './store-seed-file.ts'
import { businessMoment, servicesAt } from './moment.ts'
import { seedClient, seedItems, type SeedItem } from './prepared-data.ts'
import type { SeedCompanies, SeedStep } from './step.ts'

type Owner = SeedCompanies['demo']
type Payee = Pick<InvoicePaper, 'issuerName' | 'registrationNumber' | 'issuerAddress' | 'account'> & {
  readonly supplier: PreItemInput['supplier']
}

const { client_id, name, redirect_uri } = seedClient

/** Payments that a program has prepared for the demo company, registered by the very call of real programs. */
export const seedPrepared: SeedStep = async (services, { demo }) => {
  // Nobody knows its secret: the program is only heard of here.
  if (await findClient(services.db, client_id)) return
  const past = servicesAt(services, businessMoment(services.now(), 1, '16:05:00'))
  const created_at = past.now()
  await insertClient(services.db, {
    client_id,
    name,
    secret_hash: hashToken(randomToken()),
    redirect_uris: [redirect_uri],
    scopes: ['payments:register'],
    created_by: 'seed',
    created_at,
  })
  const items: PreItemInput[] = []
  for (const plan of seedItems) items.push(await itemOf(past, demo, plan))
  await registerGroup(contextOf(past, demo), items, code => {
    throw new Error(`The seed's group is refused: ${code}`)
  })
}

const contextOf = (past: Services, { companyId, userId }: Owner): ClientContext => ({
  ...past,
  idempotency: { key: 'seed-group', body_hash: 'seed-group' },
  request: { id: 'seed-group', address: 'seed', userAgent: 'seed', browser: noBrowser },
  client: { client_id, client_name: name, user_id: userId, company_id: companyId, is_company_frozen: false },
})

async function itemOf(
  past: Services,
  owner: Owner,
  { reference, supplier: asked, item, amount, invoiceNumber, dueInDays, hasFile }: SeedItem,
): Promise<PreItemInput> {
  const { supplier, ...payee } = await payeeOf(past, owner, asked)
  const today = japanDay(past.now())
  const [issue_date, due_date] = [addDays(today, -1), rollBack(addDays(today, dueInDays), holidays)]
  const { name: recipientName } = await findOwnCompany(past.db, owner.companyId)
  const paper = await drawInvoice({
    ...payee,
    recipientName,
    invoiceNumber,
    issueDate: issue_date,
    dueDate: due_date,
    item,
    amount,
  })
  return {
    reference,
    supplier,
    amount,
    due_date,
    issue_date,
    invoice_number: invoiceNumber,
    file_ids: hasFile
      ? [await storeSeedFile(past, owner, `請求書_${payee.issuerName}_${invoiceNumber}.pdf`, paper, client_id)]
      : [],
  }
}

async function payeeOf({ db }: Services, { companyId }: Owner, asked: SeedItem['supplier']): Promise<Payee> {
  if (typeof asked !== 'string') {
    const { corporate_name, corporate_number, address, account } = asked
    return {
      supplier: { kind: 'corporation', supplier: { corporate_name, corporate_number } },
      issuerName: corporate_name,
      registrationNumber: `T${corporate_number}`,
      issuerAddress: address,
      account,
    }
  }
  const [found] = await listSuppliers(db, companyId, { search_word: asked, from: 0, size: 1 })
  const [account] = found ? await listAccounts(db, found.id) : []
  if (!found || !account) throw new Error(`The seed's supplier ${asked} with an account is not there`)
  return {
    supplier: { kind: 'existing', supplier_id: found.id },
    issuerName: found.name,
    registrationNumber: found.registration_number,
    issuerAddress: found.address ?? '',
    account: toAccount(account),
  }
}
