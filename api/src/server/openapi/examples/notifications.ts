import type { notifications } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

const asking = {
  id: 902,
  kind: 'invoice_action_required',
  title: '株式会社アオバデザイン（110,000円）のお支払い：請求書を読み取れませんでした（11月26日まで）',
  is_read: false,
  is_action_required: true,
  is_answered: false,
  deadline: '2026-11-26T14:59:59.000Z',
  link: '/payments/review/5012',
  created_at: '2026-11-20T06:00:00.000Z',
} as const

export const notificationsExamples: ExamplesOf<typeof notifications> = {
  listNotifications: {
    query: {
      from: 0,
      size: 20,
      is_action_required: true,
      kinds: ['invoice_action_required', 'request_received'],
      date_from: '2026-11-01',
      date_to: '2026-11-30',
    },
    response: { notifications: [asking], total_count: 1, count_all: 48, count_unread: 3, count_action_required: 2 },
  },
  getNotice: {
    params: { id: 902 },
    response: {
      ...asking,
      body: '株式会社アオバデザインへの110,000円のお支払いについて、ご対応をお願いします。\n文字がはっきり読める請求書を、もう一度お送りください。',
    },
  },
  confirmNotification: { params: { id: 902 }, response: {} },
  confirmNotifications: { body: { ids: [902, 899] }, response: {} },
  confirmAllNotifications: { response: {} },
}
