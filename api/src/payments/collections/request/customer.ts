import { isFeatureOn } from '../../../platform/features/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { findCompanyOfAddress } from './request-store.ts'

/**
 * The company of the user with an address. It sees a request to that address at once, unless it is excluded (`isOn`
 * false): then the request waits for its key.
 */
export async function findCustomer(
  { db, config }: Pick<Context, 'db' | 'config'>,
  emailAddress: string,
): Promise<{ readonly id: number; readonly isOn: boolean } | undefined> {
  const company = await findCompanyOfAddress(db, emailAddress)
  return company && { id: company.id, isOn: await isFeatureOn(config, 'collections_existing', company) }
}
