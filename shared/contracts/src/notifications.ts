import * as v from 'valibot'
import { Count, DateOnly, Empty, Id, optionalText, pageQuery, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { maxSearchWordLength } from './base/field-lengths.ts'

/** What a notification is about, as docs/notices.md lists it. */
const noticeKinds = [
  'registration_result',
  'verification_letter_sent',
  'company_changed',
  'company_verified',
  'invoice_applied',
  'invoice_amount_changed',
  'invoice_action_required',
  'invoice_completed',
  'invoice_transferred',
  'invoice_cancelled',
  'transfer_returned',
  'transfer_resent',
  'transfer_refunded',
  'card_expiring',
  'request_received',
  'request_reminder',
  'request_message',
  'request_cancelled',
  'request_expired',
  'request_dates_changed',
  'request_linked',
  'request_paid',
  'request_declined',
  'request_completed',
  'request_account_required',
  'request_transferred',
  'request_payment_cancelled',
  'request_lapsed',
  'request_prepared',
  'request_mail_failed',
  'new_device',
  'password_changed',
  'email_address_changed',
  'security_settings_changed',
  'use_suspended',
  'external_client_connected',
  'pre_group_registered',
  'data_export_ready',
  'data_export_failed',
  'supplier_account_changed',
  'supplier_approved',
  'supplier_rejected',
  // Of an earlier version, and none of the above.
  'other',
] as const
/** One of `noticeKinds`. */
export const NotificationKind = v.picklist(noticeKinds)
export type NotificationKind = v.InferOutput<typeof NotificationKind>

/** One notification in the list, without its text: `getNotice` has that. */
export const Notification = v.object({
  id: Id,
  /** One that this version does not know, stored or answered by a later one, is `other`. */
  kind: v.fallback(NotificationKind, 'other'),
  /** Names the partner and the amount where there are some. */
  title: v.string(),
  is_read: v.boolean(),
  /** It asks for something that nobody has done yet and that can still be done. */
  is_action_required: v.boolean(),
  /** What it asks was done, or was over, before its deadline. */
  is_answered: v.boolean(),
  /** Until when what it asks for can be done, done or not; the last second of the day where only a day is set. */
  deadline: v.nullable(Timestamp),
  /** Path inside the product that the notification is about, or null. */
  link: v.nullable(v.string()),
  created_at: Timestamp,
})
export type Notification = v.InferOutput<typeof Notification>

/** As many rows as a page has. */
const maxConfirmed = 100

/** Notifications of the signed-in user; docs/notices.md says who gets which. */
export const notifications = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/api/v1/users/notifications',
    summary: 'Notifications, newest first',
    query: v.object({
      ...pageQuery,
      is_unread: v.optional(v.boolean()),
      is_action_required: v.optional(v.boolean()),
      kinds: v.optional(v.array(NotificationKind)),
      /** In the title or the text, whatever its width and case. */
      search_word: v.optional(optionalText(maxSearchWordLength)),
      /** First and last day on which they were made. */
      date_from: v.optional(DateOnly),
      date_to: v.optional(DateOnly),
    }),
    response: v.object({
      notifications: v.array(Notification),
      /** Those that the query is about, on all pages. */
      total_count: Count,
      /** These three count all notifications, whatever the query. */
      count_all: Count,
      count_unread: Count,
      count_action_required: Count,
    }),
  },
  getNotice: {
    method: 'GET',
    path: '/api/v1/users/notices/{id}',
    summary: 'One notification with its text',
    response: v.object({ ...Notification.entries, body: v.string() }),
    errors: { notification_not_found: 404 },
  },
  confirmNotification: {
    method: 'POST',
    path: '/api/v1/users/notifications/{id}/confirmation',
    summary: 'Mark a notification as read',
    response: Empty,
    errors: { notification_not_found: 404 },
  },
  confirmNotifications: {
    method: 'POST',
    path: '/api/v1/users/notifications/confirmation/selection',
    summary: 'Mark several notifications as read, or none where one of them is not found',
    body: v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(maxConfirmed)) }),
    response: Empty,
    errors: { notification_not_found: 404 },
  },
  confirmAllNotifications: {
    method: 'POST',
    path: '/api/v1/users/notifications/confirmation',
    summary: 'Mark every notification as read',
    response: Empty,
  },
})
