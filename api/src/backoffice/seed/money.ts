import { saveCard, listCards } from '../../payments/saved-cards/public.ts'
import { addCard } from '../../platform/gateway/public.ts'
import { listNotifications, markRead } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { seedPayments } from './money-data.ts'
import { demoCardToken } from './demo-card.ts'
import { businessMoment } from './moment.ts'
import { seedPayment } from './pay.ts'
import { seedRequestRows } from './requests.ts'
import type { SeedCompanies, SeedStep } from './step.ts'

/** Notifications before this many business days are read. */
const unreadDays = 2

/**
 * A saved card, payments in every tab and requests of both companies, made at the real gateway sandbox and with real
 * books.
 */
export const seedMoney: SeedStep = async (services, companies) => {
  await seedRequestRows(services, companies)
  const { demo } = companies
  const cardId = await ensureCard(services, demo.companyId)
  for (const plan of seedPayments) await seedPayment(services, demo, cardId, plan)
  await markOldNotificationsRead(services, demo)
}

async function ensureCard(services: Services, companyId: number): Promise<number> {
  const [known] = await listCards(services.db, companyId)
  if (known) return known.id
  const { payNowIdResponse } = await addCard(services, companyId, await demoCardToken(services))
  const card = await saveCard(
    services.db,
    companyId,
    payNowIdResponse?.account.cardInfo.at(-1),
    businessMoment(services.now(), 60, '09:30:00'),
  )
  if (!card) throw new Error('The gateway did not save the demo card')
  return card.id
}

async function markOldNotificationsRead(
  { db, now }: Services,
  { companyId, userId }: SeedCompanies['demo'],
): Promise<void> {
  const reader = { company_id: companyId, user_id: userId }
  const since = businessMoment(now(), unreadDays, '00:00:00')
  const unread = await listNotifications(db, reader, { from: 0, size: 100, is_unread: true }, now())
  for (const { id, created_at } of unread) {
    if (created_at < since) await markRead(db, reader, [id], created_at)
  }
}
