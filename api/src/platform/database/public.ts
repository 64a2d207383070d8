export { awaitDatabase } from './await-database.ts'
export { isClosedError, isCompanyClosedError } from './company-closed.ts'
export { inPieces } from './pieces.ts'
export { connect, type Db, inSnapshot, inTransaction, json, literals, ping, poolUse, together } from './connection.ts'
export { inTransactionWithLockTimeout, LocksNotAvailable } from './lock-timeout-transaction.ts'
export { literally, patternOf, spelledNumber, spellNumber } from './like-pattern.ts'
export { listen } from './listen.ts'
export { lockCompany } from './lock-company.ts'
export { migrate } from './migrate.ts'
export { byKey } from './statements/prepared.ts'
export { requireMigrations } from './require-migrations.ts'
export { createRoles } from './roles/create-roles.ts'
export { isCheckViolation, isUniqueViolation } from './violations.ts'
export { isDatabaseAbsent, isDatabaseDown } from './unreachable.ts'
export type { CorporationDetails, SoleProprietorDetails } from './schema/accounts.ts'
export type { CardRegistrationStatus, CardRegistrationTables } from './schema/card-registrations.ts'
export type { FilePagesTable, FilesTable } from './schema/catalogue.ts'
export type { CompletionDecision } from './schema/completion.ts'
export type { Corporation, Issuer } from './schema/corporations.ts'
export type { CodePurpose, CredentialsTables } from './schema/credentials.ts'
export type { CreditCardsTable } from './schema/credit-cards.ts'
export type { DataExportsTable } from './schema/data-exports.ts'
export type { ExaminersTable, ExaminerSessionsTable } from './schema/examiners.ts'
export type { TransferConflictsTable } from './schema/findings.ts'
export type { FreezeKind, FreezesTable } from './schema/freezes.ts'
export type { GatewayCallsTable, GatewayPushesTable } from './schema/gateway.ts'
export type { Database } from './schema/index.ts'
export type { CountedList } from './schema/invoice-lists.ts'
export type { MailContent } from './schema/mail-content.ts'
export { undeterminedStatuses } from './schema/money.ts'
export type {
  AccountSnapshot,
  InvoiceEventKind,
  InvoiceEventsTable,
  InvoicesTable,
  PaymentApplication,
  PaymentStatus,
  PaymentTransactionsTable,
  PostingKind,
} from './schema/money.ts'
export type { OAuthTables } from './schema/oauth.ts'
export type { PreGroupTables } from './schema/pre-groups.ts'
export type { PromotionsTable } from './schema/promotions.ts'
export type { ReceiptContent } from './schema/receipts.ts'
export type { InvoiceRequestsTable } from './schema/requests.ts'
export type { TransferFilesTable } from './schema/transfers.ts'
