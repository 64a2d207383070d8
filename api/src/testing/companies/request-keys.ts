import { createCompany } from '../app/company.ts'
import type { TestApp } from '../app/app.ts'
import { RefusedCall } from '../app/client.ts'
import { type createSeller, keyOf } from './seller.ts'

type Seller = Awaited<ReturnType<typeof createSeller>>

let made = 0

/** A request to an address that gets an account only afterwards; `buyer` is signed in with it. */
export async function requestToNewcomer(app: TestApp, seller: Seller, changes: Parameters<Seller['request']>[0] = {}) {
  made += 1
  const address = `newcomer${made}@example.jp`
  const invoice_number = `K-${made}`
  const { id, shared_link } = await seller.request({ supplier_person_email: address, invoice_number, ...changes })
  const company = await createCompany(app.db)
  await app.db.updateTable('users').set({ email_address: address }).where('id', '=', company.userId).execute()
  const buyer = await app.signIn(company)
  return { id, address, invoice_number, key: keyOf(shared_link), buyer }
}

/** That linking a request was refused with this status and reason. */
export const isRefusedLink =
  (status: string, reason: string) =>
  (error: unknown): boolean => {
    if (!(error instanceof RefusedCall)) throw error
    const actual = `${error.code} ${String(error.body.details?.reason)}`
    const expected = `${status} ${reason}`
    if (actual !== expected) throw new Error(`Refused with ${actual} instead of ${expected}`, { cause: error })
    return true
  }
