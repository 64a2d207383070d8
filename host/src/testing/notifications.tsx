import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { Component as Detail } from '../notifications/detail-screen.tsx'
import { Component as List } from '../notifications/list-screen.tsx'
import { demoTokens } from './demo-user.ts'
import { renderAt } from './render-screen.tsx'

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

export const unread = {
  id: 7,
  kind: 'invoice_transferred',
  title: '北星物流株式会社（64,900円）への振込が完了しました',
  is_read: false,
  is_action_required: false,
  is_answered: false,
  deadline: null,
  link: '/payments/history/3',
  created_at: '2026-11-20T10:00:00+09:00',
}
export const read = {
  ...unread,
  id: 6,
  kind: 'invoice_applied',
  title: '北星物流株式会社（64,900円）のお支払いを受け付けました',
  is_read: true,
}
export const asking = {
  ...unread,
  id: 8,
  kind: 'invoice_action_required',
  title: '青葉商事（5,000円）のお支払い：追加の書類が必要です',
  is_action_required: true,
  deadline: inHours(49),
  link: '/payments/review/4',
}

/** A page of the list, with the counts of its tabs. */
export const pageOf = (
  notifications: readonly object[],
  counts: Partial<Record<'total_count' | 'count_all' | 'count_unread' | 'count_action_required', number>> = {},
) => ({
  notifications,
  total_count: notifications.length,
  count_all: notifications.length,
  count_unread: 0,
  count_action_required: 0,
  ...counts,
})

/** Somebody is signed in, and no notification was asked for yet. */
export function signIn(): void {
  queryClient.clear()
  writeTokens(demoTokens)
}

export const openNotifications = (path: string) =>
  renderAt(path, [
    { path: '/notifications', element: <List /> },
    { path: '/notifications/:id', element: <Detail /> },
  ])
