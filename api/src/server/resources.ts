import {
  accounts, banks, buyers, closures, collections, credentials, creditCards, dataExports, drafts, externalClients, invoiceFiles, invoices, notifications, oauth,
  payments, postalCodes, preGroups, promotions, registrations, requestDrafts, requestKeys, requestSchedules, security, sessions, suppliers, system, users,
} from '@invoice-card/contracts'
import { accountsHandlers } from '../parties/accounts/handlers.ts'
import { accountsMessages } from '../parties/accounts/messages.ts'
import { banksHandlers } from '../parties/banks/handlers.ts'
import { buyersHandlers } from '../parties/buyers/handlers.ts'
import { buyersMessages } from '../parties/buyers/messages.ts'
import { credentialsHandlers } from '../identity/credentials/handlers.ts'
import { credentialsMessages } from '../identity/credentials/messages.ts'
import { creditCardsHandlers } from '../payments/credit-cards/handlers.ts'
import { creditCardsMessages } from '../payments/credit-cards/messages.ts'
import { closuresHandlers } from '../leaving/closures/handlers.ts'
import { closuresMessages } from '../leaving/closures/messages.ts'
import { collectionsHandlers } from '../payments/collections/handlers.ts'
import { collectionsMessages } from '../payments/collections/messages.ts'
import { dataExportsHandlers } from '../leaving/data-exports/handlers.ts'
import { dataExportsMessages } from '../leaving/data-exports/messages.ts'
import { draftsHandlers } from '../payments/drafts/handlers.ts'
import { draftsMessages } from '../payments/drafts/messages.ts'
import { resource } from '../platform/http/resource.ts'
import { invoicesHandlers } from '../payments/invoices/handlers.ts'
import { invoicesMessages } from '../payments/invoices/messages.ts'
import { invoiceFilesHandlers } from '../payments/invoice-files/handlers.ts'
import { invoiceFilesMessages } from '../payments/invoice-files/messages.ts'
import { notificationsHandlers } from '../platform/notifications/handlers.ts'
import { notificationsMessages } from '../platform/notifications/messages.ts'
import { oauthHandlers } from '../identity/oauth/handlers.ts'
import { oauthMessages } from '../identity/oauth/messages.ts'
import { paymentsHandlers } from '../payments/payments/handlers.ts'
import { paymentsMessages } from '../payments/payments/messages.ts'
import { externalClientsHandlers, preGroupsHandlers } from '../payments/pre-groups/handlers.ts'
import { externalClientsMessages, preGroupsMessages } from '../payments/pre-groups/messages.ts'
import { promotionsHandlers } from '../payments/promotions/handlers.ts'
import { promotionsMessages } from '../payments/promotions/messages.ts'
import { postalCodesHandlers } from '../parties/postal-codes/handlers.ts'
import { registrationsHandlers } from '../identity/registrations/handlers.ts'
import { registrationsMessages } from '../identity/registrations/messages.ts'
import { requestDraftsHandlers } from '../payments/request-drafts/handlers.ts'
import { requestDraftsMessages } from '../payments/request-drafts/messages.ts'
import { requestKeysHandlers } from '../payments/request-keys/handlers.ts'
import { requestKeysMessages } from '../payments/request-keys/messages.ts'
import { requestSchedulesHandlers } from '../payments/request-schedules/handlers.ts'
import { requestSchedulesMessages } from '../payments/request-schedules/messages.ts'
import { securityHandlers } from '../identity/security/handlers.ts'
import { securityMessages } from '../identity/security/messages.ts'
import { sessionsHandlers } from '../identity/sessions/handlers.ts'
import { sessionsMessages } from '../identity/sessions/messages.ts'
import { suppliersHandlers } from '../parties/suppliers/handlers.ts'
import { suppliersMessages } from '../parties/suppliers/messages.ts'
import { systemHandlers } from '../backoffice/system/handlers.ts'
import { usersHandlers } from '../identity/users/handlers.ts'
import { usersMessages } from '../identity/users/messages.ts'

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
