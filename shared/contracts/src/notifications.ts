import * as v from 'valibot'
import { Count, Empty, Id, pageQuery, Timestamp } from './common.ts'
import { defineContract } from './endpoint.ts'

export const Notification = v.object({
  id: Id,
  title: v.string(),
  is_read: v.boolean(),
  /** Path inside the product that the notification is about, or null. */
  link: v.nullable(v.string()),
  created_at: Timestamp,
})
export type Notification = v.InferOutput<typeof Notification>

export const notifications = defineContract({
  listNotifications: {
    method: 'GET', path: '/api/v1/users/notifications',
    summary: 'Notifications, newest first',
    query: v.object({ ...pageQuery, is_unread: v.optional(v.boolean()) }),
    response: v.object({ notifications: v.array(Notification), count_all: Count, count_unread: Count }),
  },
  getNotice: {
    method: 'GET', path: '/api/v1/users/notices/{id}',
    summary: 'One notification with its text',
    response: v.object({ ...Notification.entries, body: v.string() }),
    errors: { notification_not_found: 404 },
  },
  confirmNotification: {
    method: 'POST', path: '/api/v1/users/notifications/{id}/confirmation',
    summary: 'Mark a notification as read',
    response: Empty,
    errors: { notification_not_found: 404 },
  },
  confirmAllNotifications: {
    method: 'POST', path: '/api/v1/users/notifications/confirmation',
    summary: 'Mark every notification as read',
    response: Empty,
  },
})
