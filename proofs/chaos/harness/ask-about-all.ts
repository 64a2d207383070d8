import { reconcilePayments } from '../../../api/src/payments/reconciler/reconcile-payments.ts'
import type { Services } from '../../../api/src/platform/services/services.ts'
import { countPayments } from './shortcuts-store.ts'

/** Of one run of the reconciler. */
const batch = 100

/** Has the reconciler ask about every open payment, however many there are. */
export async function askAboutAll(services: Services): Promise<void> {
  const count = await countPayments(services.db)
  for (let done = 0; done <= count; done += batch) await reconcilePayments.run(services, {})
}
