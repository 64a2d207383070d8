import type { CommissionPlan } from '@invoice-card/domain'
import type { FileStoreSettings } from '@invoice-card/file-store'
import type { SecretKeys } from '@invoice-card/settings'
import type { FileBudget } from '../file-budget/public.ts'

/** Who sends the money: the account at our own bank. */
export interface Requester {
  /** Given by the bank, ten digits. */
  readonly code: string
  readonly bank_code: string
  readonly bank_name: string
  readonly branch_code: string
  readonly branch_name: string
  readonly account_type: 1 | 2
  readonly account_number: string
}

/** Everything the environment decides, as `readConfig` reads it. No process takes all of it (`taken-by.ts`). */
export interface Config {
  /** `local` on a developer's machine; anything else refuses defaults and hides the mailbox page. */
  readonly environment: string
  readonly isLocal: boolean
  readonly port: number
  /** Where examiners are answered; never on a public network. */
  readonly backofficePort: number
  /** Where the worker answers probes and is measured; null where nobody asks. */
  readonly workerHealthPort: number | null
  /** Interface to listen on. */
  readonly host: string
  readonly databaseUrl: string
  readonly databasePoolSize: number
  /**
   * Of this machine: files where they are on the disk, secrets of a developer's machine, the newest set that was seen.
   */
  readonly dataDir: string
  readonly fileStore: FileStoreSettings
  readonly fileBudget: FileBudget
  /** Bytes that a company may have uploaded in 90 days without an invoice or a draft for them. */
  readonly unusedFilesBytes: number
  /** Where browsers reach the product; also the base of links in mails. */
  readonly edgeOrigin: string
  /** Where this process reaches the card gateway. */
  readonly gatewayOrigin: string
  /** Where the gateway reaches this API with its pushes. */
  readonly gatewayPushOrigin: string
  readonly gatewayCcid: string
  readonly gatewaySecret: string
  readonly tokenApiKey: string
  /** The signed set of the environment; its `toggles` are read on every call that a toggle guards. */
  readonly environmentFile: string | null
  /** The public keys that may have signed it (decision 0078). */
  readonly trustFile: string | null
  /** Sign access and id tokens. Of these five the first key signs and all are accepted (decision 0116). */
  readonly accessTokenSecrets: SecretKeys
  /** Sign the cookies by which visitors stay on their variant; the Node edge has the same. */
  readonly variantSecrets: SecretKeys
  /** Sign the ends of the audit chains outside the database. */
  readonly auditSecrets: SecretKeys
  /** Seal the second factors of examiners. */
  readonly backofficeSecrets: SecretKeys
  /** Key signed links and one-time codes. */
  readonly signingSecrets: SecretKeys
  /**
   * Application id at the register of corporations; null asks the register of fictional firms that ships with the
   * product.
   */
  readonly corporationApiId: string | null
  readonly corporationApiOrigin: string
  /** Origin of the register of qualified invoice issuers, which takes the same id. */
  readonly issuerApiOrigin: string
  /** The mail server; null, where the table of mails is the mailbox, only on a developer's machine. */
  readonly smtpUrl: string | null
  /** The fee without a promotion code; what is applied for already has its own. */
  readonly commissionPlan: CommissionPlan
  /** Days from a charge until a statement of the acquirer has to pay it. */
  readonly settlementDays: number
  /** Our account, from which payees are paid. */
  readonly transferRequester: Requester
  readonly mailFrom: string
  /** Who answers: replies to mails go there, and mails name it; null where nobody does. */
  readonly supportAddress: string | null
  readonly logLevel: string
  /** The OpenTelemetry collector that takes traces, by OTLP over HTTP; null exports nothing. */
  readonly otlpEndpoint: string | null
}
