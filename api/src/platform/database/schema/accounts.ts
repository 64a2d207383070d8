import type { Corporation, NotificationKind, RegistrationStatus, SoleProprietor } from '@invoice-card/contracts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { MailContent } from './mail-content.ts'

/** Fields of the two business objects that have no column of their own. */
export type CorporationDetails = Omit<
  Corporation,
  'corporate_name' | 'corporate_name_kana' | 'corporate_number' | 'transfer_person_name'
>
export type SoleProprietorDetails = Omit<
  SoleProprietor,
  'business_name' | 'business_name_kana' | 'transfer_person_name'
>

interface Companies {
  id: GeneratedAlways<number>
  business_form: 1 | 2
  name: string
  name_kana: string
  corporate_number: string | null
  /** What a rejected company had given as its corporate number, which is its owner's again. */
  rejected_number: string | null
  transfer_person_name: string
  corporation: JSONColumnType<CorporationDetails> | null
  sole_proprietor: JSONColumnType<SoleProprietorDetails> | null
  business_category_id: number | null
  registration_status: Generated<RegistrationStatus>
  /** Why a person has to check it, as codes of `CheckReason`. */
  review_reasons: Generated<string[]>
  /** Who ended the review. */
  reviewed_by_id: Generated<number | null>
  created_at: Generated<Date>
  /** When and how it showed that it is the company of the register. */
  verified_at: Generated<Date | null>
  verified_by: Generated<'letter' | 'documents' | null>
  /** When it left the service, and the corporate number that it then gave up. */
  closed_at: Generated<Date | null>
  closed_number: Generated<string | null>
}

interface Users {
  id: GeneratedAlways<number>
  company_id: number
  email_address: string
  password_hash: string
  user_last_name: string
  user_first_name: string
  phone_number: string
  is_second_factor_required: Generated<boolean>
  created_at: Generated<Date>
  /** With its company: the address is free. */
  closed_at: Generated<Date | null>
}

interface Sessions {
  id: string
  user_id: number
  generation: Generated<number>
  confirmed_generation: Generated<number>
  rotated_at: Date
  user_agent: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
  revoked_reason: string | null
  browser_hash: string | null
}

interface RefreshTokens {
  token_hash: string
  session_id: string
  generation: number
  created_at: Date
  expires_at: Date
}

interface KnownDevices {
  user_id: number
  device_hash: string
  first_seen_at: Date
}

interface KnownBrowsers {
  user_id: number
  browser_hash: string
  signed_in_at: Date
}

interface RateLimits {
  key: string
  count: number
  window_ends_at: Date
}

interface Notifications {
  id: GeneratedAlways<number>
  company_id: number
  /** The only user whom it concerns; null for all of the company. */
  user_id: number | null
  kind: NotificationKind
  title: string
  body: string
  link: string | null
  /** What it asks about, as `NoticeSubject` spells it; null where it asks for nothing. */
  asks_about: Generated<string | null>
  /** Until when that can be done. */
  deadline: Generated<Date | null>
  /** When that was done, or was over. */
  answered_at: Generated<Date | null>
  read_at: Date | null
  created_at: Date
}

interface NotificationCounters {
  company_id: number
  count_all: Generated<number>
  count_unread: Generated<number>
}

interface Mails {
  id: GeneratedAlways<number>
  to_address: string
  subject: string
  content: JSONColumnType<MailContent>
  is_secret: Generated<boolean>
  name: string | null
  /** The request that it is about, of mails to the buyer of one. */
  invoice_id: Generated<number | null>
  attempts: Generated<number>
  last_error: string | null
  useless_after: Date | null
  /** With which a mail about a request was queued. */
  priority: Generated<number | null>
  abandoned_at: Date | null
  text: string | null
  html: string | null
  created_at: Date
  sent_at: Date | null
}

interface Outbox {
  id: GeneratedAlways<number>
  kind: string
  payload: ColumnType<Record<string, unknown>, string, string>
  traceparent: string | null
  available_at: Generated<Date>
  created_at: Generated<Date>
}

export interface AccountsTables {
  companies: Companies
  users: Users
  sessions: Sessions
  refresh_tokens: RefreshTokens
  known_devices: KnownDevices
  known_browsers: KnownBrowsers
  rate_limits: RateLimits
  notifications: Notifications
  notification_counters: NotificationCounters
  mails: Mails
  outbox: Outbox
}
