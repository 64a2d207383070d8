export const messages = {
  title: 'カード支払いの請求',
  description: 'お客さまにカードでのお支払いをお願いした請求と、その入金の状況です。',
  tabs: '請求の状況',
  lists: { request: '請求中', decided: '入金予定', history: '履歴', draft: '下書き' },
} as const
