export const messages = {
  title: 'お支払いが見つかりません',
  description: 'アドレスをご確認いただくか、お支払いの一覧からお探しください。',
  list: 'お支払いの一覧へ',
} as const
