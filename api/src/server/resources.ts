import {
  accounts,
  banks,
  buyers,
  closures,
  collections,
  credentials,
  creditCards,
  dataExports,
  drafts,
  duePayments,
  externalClients,
  invoiceFiles,
  invoices,
  notifications,
  oauth,
  payments,
  postalCodes,
  preGroups,
  promotions,
  registrations,
  requestDrafts,
  requestKeys,
  requestSchedules,
  search,
  security,
  sessions,
  stats,
  suppliers,
  system,
  users,
  verification,
} from '@invoice-card/contracts'
import { accountsHandlers, accountsMessages } from '../parties/accounts/public.ts'
import { banksHandlers } from '../parties/banks/public.ts'
import { buyersHandlers, buyersMessages } from '../parties/buyers/public.ts'
import { credentialsHandlers, credentialsMessages } from '../identity/credentials/public.ts'
import { creditCardsHandlers, creditCardsMessages } from '../payments/credit-cards/public.ts'
import { closuresHandlers, closuresMessages } from '../leaving/closures/public.ts'
import { collectionsHandlers, collectionsMessages } from '../payments/collections/public.ts'
import { dataExportsHandlers, dataExportsMessages } from '../leaving/data-exports/public.ts'
import { draftsHandlers, draftsMessages } from '../payments/drafts/public.ts'
import { duePaymentsHandlers } from '../payments/due-payments/public.ts'
import { resource } from '../platform/http/public.ts'
import { invoicesHandlers, invoicesMessages } from '../payments/invoices/public.ts'
import { invoiceFilesHandlers, invoiceFilesMessages } from '../payments/invoice-files/public.ts'
import { notificationsHandlers, notificationsMessages } from '../platform/notifications/public.ts'
import { oauthHandlers, oauthMessages } from '../identity/oauth/public.ts'
import { paymentsHandlers, paymentsMessages } from '../payments/charge/public.ts'
import {
  externalClientsHandlers,
  externalClientsMessages,
  preGroupsHandlers,
  preGroupsMessages,
} from '../payments/pre-groups/public.ts'
import { promotionsHandlers, promotionsMessages } from '../payments/promotions/public.ts'
import { postalCodesHandlers } from '../parties/postal-codes/public.ts'
import { registrationsHandlers, registrationsMessages } from '../identity/registrations/public.ts'
import { requestDraftsHandlers, requestDraftsMessages } from '../payments/request-drafts/public.ts'
import { requestKeysHandlers, requestKeysMessages } from '../payments/request-keys/public.ts'
import { requestSchedulesHandlers, requestSchedulesMessages } from '../payments/request-schedules/public.ts'
import { searchHandlers } from '../payments/search/public.ts'
import { securityHandlers, securityMessages } from '../identity/security/public.ts'
import { sessionsHandlers, sessionsMessages } from '../identity/sessions/public.ts'
import { statsHandlers } from '../payments/stats/public.ts'
import { suppliersHandlers, suppliersMessages } from '../parties/suppliers/public.ts'
import { systemHandlers } from '../backoffice/system/public.ts'
import { usersHandlers, usersMessages } from '../identity/users/public.ts'
import { verificationHandlers, verificationMessages } from '../identity/verification/public.ts'

/** Every resource that the API answers, by the name it has in the contracts. */
export const resources = {
  sessions: resource(sessions, sessionsHandlers, sessionsMessages),
  registrations: resource(registrations, registrationsHandlers, registrationsMessages),
  credentials: resource(credentials, credentialsHandlers, credentialsMessages),
  users: resource(users, usersHandlers, usersMessages),
  verification: resource(verification, verificationHandlers, verificationMessages),
  search: resource(search, searchHandlers, {}),
  stats: resource(stats, statsHandlers, {}),
  security: resource(security, securityHandlers, securityMessages),
  dataExports: resource(dataExports, dataExportsHandlers, dataExportsMessages),
  closures: resource(closures, closuresHandlers, closuresMessages),
  notifications: resource(notifications, notificationsHandlers, notificationsMessages),
  accounts: resource(accounts, accountsHandlers, accountsMessages),
  banks: resource(banks, banksHandlers, {}),
  // Before the invoices: their paths are more particular than /invoices/{id}.
  duePayments: resource(duePayments, duePaymentsHandlers, {}),
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
