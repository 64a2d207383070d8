export const oauthMessages = {
  title: '連携サービスの許可',
  lead: (client: string) => `「${client}」が、お客さまに代わって次の操作を行うことを求めています。`,
  limits: 'カードの利用とお支払いの確定は、お客さまがこのサービスの画面で行うまで発生しません。',
  proof:
    '許可する場合は、ご登録のメールアドレスとパスワードを入力してください。パスワードは連携サービスに伝わりません。',
  email: 'メールアドレス',
  password: 'パスワード',
  approve: '許可する',
  deny: '許可しない',
  codeTitle: '認証コードの入力',
  codeFor: (client: string) => `認証すると、「${client}」を許可します。`,
  back: '連携の内容に戻る',
  wrongTitle: 'この連携は開始できません',
  wrongRequest: '連携サービスから送られた内容に誤りがあります。連携サービスの提供元にお問い合わせください。',
} as const
