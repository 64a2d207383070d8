export const requestKeyMessages = {
  failedTitle: '請求支払の取得に失敗しました',
  failed: 'カード払いのご依頼の期限が切れているか、リンクが正しくありません。請求元の事業者に直接ご確認ください。',
  close: '閉じる',
  why: '理由とこれからの手順を見る',
  arrivedTitle: 'カード払いのご依頼が届いています',
  arrived: (seller: string, amount: string) => `${seller}からのご依頼（${amount}）です。`,
  next: 'ご依頼を受け取ったメールアドレスでサインインすると、お支払いに進めます。はじめてご利用の場合は、新規登録のあとにサインインしてください。',
  registerAs: (address: string) =>
    `ご依頼の宛先（${address}）でご登録ください。別のメールアドレスでは、このご依頼をお支払いいただけません。`,
  look: 'ご依頼の内容を見る',
} as const
