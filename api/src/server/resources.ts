import {
  accounts, banks, buyers, closures, collections, credentials, creditCards, dataExports, drafts, externalClients, invoiceFiles, invoices, notifications, oauth,
  payments, postalCodes, preGroups, promotions, registrations, requestDrafts, requestKeys, requestSchedules, security, sessions, suppliers, system, users,
} from '@invoice-card/contracts'
import { accountsHandlers } from '../accounts/handlers.ts'
import { accountsMessages } from '../accounts/messages.ts'
import { banksHandlers } from '../banks/handlers.ts'
import { buyersHandlers } from '../buyers/handlers.ts'
import { buyersMessages } from '../buyers/messages.ts'
import { credentialsHandlers } from '../credentials/handlers.ts'
import { credentialsMessages } from '../credentials/messages.ts'
import { creditCardsHandlers } from '../credit-cards/handlers.ts'
import { creditCardsMessages } from '../credit-cards/messages.ts'
import { closuresHandlers } from '../closures/handlers.ts'
import { closuresMessages } from '../closures/messages.ts'
import { collectionsHandlers } from '../collections/handlers.ts'
import { collectionsMessages } from '../collections/messages.ts'
import { dataExportsHandlers } from '../data-exports/handlers.ts'
import { dataExportsMessages } from '../data-exports/messages.ts'
import { draftsHandlers } from '../drafts/handlers.ts'
import { draftsMessages } from '../drafts/messages.ts'
import { resource } from '../http/resource.ts'
import { invoicesHandlers } from '../invoices/handlers.ts'
import { invoicesMessages } from '../invoices/messages.ts'
import { invoiceFilesHandlers } from '../invoice-files/handlers.ts'
import { invoiceFilesMessages } from '../invoice-files/messages.ts'
import { notificationsHandlers } from '../notifications/handlers.ts'
import { notificationsMessages } from '../notifications/messages.ts'
import { oauthHandlers } from '../oauth/handlers.ts'
import { oauthMessages } from '../oauth/messages.ts'
import { paymentsHandlers } from '../payments/handlers.ts'
import { paymentsMessages } from '../payments/messages.ts'
import { externalClientsHandlers, preGroupsHandlers } from '../pre-groups/handlers.ts'
import { externalClientsMessages, preGroupsMessages } from '../pre-groups/messages.ts'
import { promotionsHandlers } from '../promotions/handlers.ts'
import { promotionsMessages } from '../promotions/messages.ts'
import { postalCodesHandlers } from '../postal-codes/handlers.ts'
import { registrationsHandlers } from '../registrations/handlers.ts'
import { registrationsMessages } from '../registrations/messages.ts'
import { requestDraftsHandlers } from '../request-drafts/handlers.ts'
import { requestDraftsMessages } from '../request-drafts/messages.ts'
import { requestKeysHandlers } from '../request-keys/handlers.ts'
import { requestKeysMessages } from '../request-keys/messages.ts'
import { requestSchedulesHandlers } from '../request-schedules/handlers.ts'
import { requestSchedulesMessages } from '../request-schedules/messages.ts'
import { securityHandlers } from '../security/handlers.ts'
import { securityMessages } from '../security/messages.ts'
import { sessionsHandlers } from '../sessions/handlers.ts'
import { sessionsMessages } from '../sessions/messages.ts'
import { suppliersHandlers } from '../suppliers/handlers.ts'
import { suppliersMessages } from '../suppliers/messages.ts'
import { systemHandlers } from '../system/handlers.ts'
import { usersHandlers } from '../users/handlers.ts'
import { usersMessages } from '../users/messages.ts'

/** Every resource that the API answers, by the name it has in the contracts. */
export const resources = {
  sessions: resource(sessions, sessionsHandlers, sessionsMessages),
  registrations: resource(registrations, registrationsHandlers, registrationsMessages),
  credentials: resource(credentials, credentialsHandlers, credentialsMessages),
  users: resource(users, usersHandlers, usersMessages),
  security: resource(security, securityHandlers, securityMessages),
  dataExports: resource(dataExports, dataExportsHandlers, dataExportsMessages),
  closures: resource(closures, closuresHandlers, closuresMessages),
  notifications: resource(notifications, notificationsHandlers, notificationsMessages),
  accounts: resource(accounts, accountsHandlers, accountsMessages),
  banks: resource(banks, banksHandlers, {}),
  // Before the invoices: their paths are more particular than /invoices/{id}.
  invoiceFiles: resource(invoiceFiles, invoiceFilesHandlers, invoiceFilesMessages),
  collections: resource(collections, collectionsHandlers, collectionsMessages),
  requestDrafts: resource(requestDrafts, requestDraftsHandlers, requestDraftsMessages),
  requestSchedules: resource(requestSchedules, requestSchedulesHandlers, requestSchedulesMessages),
  requestKeys: resource(requestKeys, requestKeysHandlers, requestKeysMessages),
  buyers: resource(buyers, buyersHandlers, buyersMessages),
  drafts: resource(drafts, draftsHandlers, draftsMessages),
  suppliers: resource(suppliers, suppliersHandlers, suppliersMessages),
  creditCards: resource(creditCards, creditCardsHandlers, creditCardsMessages),
  payments: resource(payments, paymentsHandlers, paymentsMessages),
  promotions: resource(promotions, promotionsHandlers, promotionsMessages),
  invoices: resource(invoices, invoicesHandlers, invoicesMessages),
  oauth: resource(oauth, oauthHandlers, oauthMessages),
  preGroups: resource(preGroups, preGroupsHandlers, preGroupsMessages),
  externalClients: resource(externalClients, externalClientsHandlers, externalClientsMessages),
  postalCodes: resource(postalCodes, postalCodesHandlers, {}),
  system: resource(system, systemHandlers, {}),
}
