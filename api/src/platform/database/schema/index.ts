import type { AccountsTables } from './accounts.ts'
import type { CardExpiryTables } from './credit-cards.ts'
import type { CardRegistrationTables } from './card-registrations.ts'
import type { CatalogueTables } from './catalogue.ts'
import type { CorporationsTables } from './corporations.ts'
import type { CredentialsTables } from './credentials.ts'
import type { DataExportsTables } from './data-exports.ts'
import type { ExaminersTables } from './examiners.ts'
import type { FindingsTables } from './findings.ts'
import type { FreezesTable } from './freezes.ts'
import type { InvoiceListCountsTable } from './invoice-lists.ts'
import type { LedgerTables } from './ledger.ts'
import type { MoneyTables } from './money.ts'
import type { OAuthTables } from './oauth.ts'
import type { PreGroupTables } from './pre-groups.ts'
import type { PromotionsTables } from './promotions.ts'
import type { ReportsTables } from './reports.ts'
import type { RequestsTables } from './requests.ts'
import type { TransfersTables } from './transfers.ts'
import type { VerificationTables } from './verification.ts'

/** Every table; columns carry the names of the wire. */
export interface Database
  extends
    AccountsTables,
    CardExpiryTables,
    CardRegistrationTables,
    CatalogueTables,
    CorporationsTables,
    CredentialsTables,
    DataExportsTables,
    ExaminersTables,
    FindingsTables,
    LedgerTables,
    MoneyTables,
    OAuthTables,
    PreGroupTables,
    PromotionsTables,
    ReportsTables,
    RequestsTables,
    TransfersTables,
    VerificationTables {
  freezes: FreezesTable
  invoice_list_counts: InvoiceListCountsTable
}
