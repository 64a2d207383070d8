import { accounts } from './accounts.ts'
import { banks } from './banks.ts'
import { buyers } from './buyers.ts'
import { closures } from './closures.ts'
import { collections } from './collections.ts'
import { creditCards } from './credit-cards.ts'
import { credentials } from './credentials.ts'
import { dataExports } from './data-exports.ts'
import { drafts } from './drafts.ts'
import { duePayments } from './due-payments.ts'
import { invoiceFiles } from './invoice-files.ts'
import { invoices } from './invoices.ts'
import { notifications } from './notifications.ts'
import { oauth } from './oauth.ts'
import { payments } from './payments.ts'
import { externalClients, preGroups } from './pre-groups.ts'
import { promotions } from './promotions.ts'
import { postalCodes } from './postal-codes.ts'
import { registrations } from './registrations.ts'
import { requestDrafts, requestSchedules } from './request-drafts.ts'
import { requestKeys } from './request-keys.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { sessions } from './sessions.ts'
import { stats } from './stats.ts'
import { suppliers } from './suppliers.ts'
import { system } from './system.ts'
import { users } from './users.ts'
import { verification } from './verification.ts'

/** Every resource of the API: what the server mounts and OpenAPI describes. */
export const api = {
  sessions,
  registrations,
  credentials,
  users,
  verification,
  security,
  dataExports,
  closures,
  notifications,
  suppliers,
  accounts,
  banks,
  creditCards,
  payments,
  promotions,
  invoices,
  invoiceFiles,
  drafts,
  duePayments,
  collections,
  requestDrafts,
  requestSchedules,
  requestKeys,
  search,
  stats,
  buyers,
  oauth,
  preGroups,
  externalClients,
  postalCodes,
  system,
} as const
