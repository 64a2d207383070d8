import { defineJob, forEach, inBatches } from '../../platform/jobs/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { deleteLeftCard } from './delete-at-gateway.ts'
import { listLeftCards } from './left-cards-store.ts'

const batch = 200
type LeftCard = Awaited<ReturnType<typeof listLeftCards>>[number]

/** Asks again each day for what the job of a card has given up; before the books are compared. */
export const deleteLeftGatewayCards = defineJob({
  schedule: '20 4 * * *',
  isMadeUpFor: true,
  concurrency: 1,
  timeoutSeconds: 1_800,
  // The next day asks again.
  retryLimit: 2,
  run: async (services: Services) => {
    const left = inBatches<LeftCard>(last => listLeftCards(services.db, last?.id ?? 0, batch))
    await forEach(
      left,
      ({ company_id, gateway_card_id }) => deleteLeftCard(services, company_id, gateway_card_id),
      'Cards could not be deleted at the gateway',
    )
  },
})
