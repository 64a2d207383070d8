import { collectionTabLabels } from '@invoice-card/domain'

export const messages = {
  title: 'カード払いのご依頼',
  off: '新しいご依頼の受付を停止しています。お送りしたご依頼は、これまでどおりご確認いただけます。',
  create: '新しく依頼する',
  schedules: '毎月のご依頼',
  tabs: 'ご依頼の状態',
  lists: { ...collectionTabLabels, draft: '下書き' },
} as const
