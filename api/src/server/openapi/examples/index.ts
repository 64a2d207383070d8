import type { api } from '@invoice-card/contracts'
import { accountsExamples } from './accounts.ts'
import { banksExamples } from './banks.ts'
import { buyersExamples } from './buyers.ts'
import { closuresExamples } from './closures.ts'
import { collectionsExamples } from './collections.ts'
import { creditCardsExamples } from './credit-cards.ts'
import { credentialsExamples } from './credentials.ts'
import { dataExportsExamples } from './data-exports.ts'
import { draftsExamples } from './drafts.ts'
import { duePaymentsExamples } from './due-payments.ts'
import type { AnyExample, ExamplesOf } from './example.ts'
import { invoiceFilesExamples } from './invoice-files.ts'
import { invoicesExamples } from './invoices.ts'
import { notificationsExamples } from './notifications.ts'
import { oauthExamples } from './oauth.ts'
import { paymentsExamples } from './payments.ts'
import { postalCodesExamples } from './postal-codes.ts'
import { externalClientsExamples, preGroupsExamples } from './pre-groups.ts'
import { promotionsExamples } from './promotions.ts'
import { registrationsExamples } from './registrations.ts'
import { requestDraftsExamples, requestSchedulesExamples } from './request-drafts.ts'
import { requestKeysExamples } from './request-keys.ts'
import { searchExamples } from './search.ts'
import { securityExamples } from './security.ts'
import { sessionsExamples } from './sessions.ts'
import { statsExamples } from './stats.ts'
import { suppliersExamples } from './suppliers.ts'
import { systemExamples } from './system.ts'
import { usersExamples } from './users.ts'
import { verificationExamples } from './verification.ts'

type Examples = { readonly [Name in keyof typeof api]: ExamplesOf<(typeof api)[Name]> }

const examples: Examples = {
  sessions: sessionsExamples,
  registrations: registrationsExamples,
  credentials: credentialsExamples,
  users: usersExamples,
  verification: verificationExamples,
  security: securityExamples,
  dataExports: dataExportsExamples,
  closures: closuresExamples,
  notifications: notificationsExamples,
  suppliers: suppliersExamples,
  accounts: accountsExamples,
  banks: banksExamples,
  creditCards: creditCardsExamples,
  oauth: oauthExamples,
  preGroups: preGroupsExamples,
  externalClients: externalClientsExamples,
  payments: paymentsExamples,
  promotions: promotionsExamples,
  invoices: invoicesExamples,
  invoiceFiles: invoiceFilesExamples,
  drafts: draftsExamples,
  duePayments: duePaymentsExamples,
  collections: collectionsExamples,
  requestDrafts: requestDraftsExamples,
  requestSchedules: requestSchedulesExamples,
  requestKeys: requestKeysExamples,
  search: searchExamples,
  stats: statsExamples,
  buyers: buyersExamples,
  postalCodes: postalCodesExamples,
  system: systemExamples,
}

/** The example of a call. */
export const exampleOf = (resource: string, call: string): AnyExample | undefined =>
  // The table is typed by its contracts; here it is read by name.
  (examples as unknown as Readonly<Record<string, Readonly<Record<string, AnyExample>>>>)[resource]?.[call]
