import { isFeatureOn } from '../../../platform/features/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { lockCompanyOfAddress } from './request-store.ts'

/**
 * The company of the user with an address, who has that address until the unit of work ends. It sees a request to that
 * address at once, unless it is excluded (`isOn` false): then the request waits for its key.
 */
export async function lockCustomer(
  books: Books,
  { config }: Pick<Context, 'config'>,
  emailAddress: string,
): Promise<{ readonly id: number; readonly isOn: boolean } | undefined> {
  const company = await books.lock('user', `at ${emailAddress.toLowerCase()}`, db =>
    lockCompanyOfAddress(db, emailAddress),
  )
  return company && { id: company.id, isOn: await isFeatureOn(config, 'collections_existing', company) }
}
