export const messages = {
  title: 'この機能は現在ご利用いただけません',
  why: '新しいご依頼の受付を停止しています',
  existing: 'お送りしたご依頼は、これまでどおりご確認いただけます。',
  toDrafts: '下書きの一覧へ',
  toRequests: 'ご依頼の一覧へ',
} as const
