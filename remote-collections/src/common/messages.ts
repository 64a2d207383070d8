export const messages = {
  title: 'カード払いのご依頼',
  description: 'お取引先にカードでのお支払いをお願いした請求と、その入金の状態です。',
  tabs: 'ご依頼の状態',
  lists: { request: '依頼中', decided: '入金予定', history: '履歴', draft: '下書き' },
} as const
