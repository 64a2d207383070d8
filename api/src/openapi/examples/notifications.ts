import type { notifications } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const notice = { id: 902, title: 'お支払いが完了しました', is_read: false, link: '/payments/5012', created_at: '2026-11-20T06:00:00.000Z' }

export const notificationsExamples: ExamplesOf<typeof notifications> = {
  listNotifications: { query: { from: 0, size: 20, is_unread: true }, response: { notifications: [notice], count_all: 1, count_unread: 1 } },
  getNotice: { params: { id: 902 }, response: { ...notice, body: '株式会社アオバデザインへのお支払い（110,000円）の振込が完了しました。' } },
  confirmNotification: { params: { id: 902 }, response: {} },
  confirmAllNotifications: { response: {} },
}
