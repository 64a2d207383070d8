export const signInMessages = {
  title: 'サインイン',
  lead: 'ご登録のメールアドレスとパスワードを入力してください。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインイン',
  passwordMissing: 'パスワードを入力してください。',
  nextStep: 'サインインすると、ご登録のメールアドレスに6桁の認証コードをお送りします。',
  forgotten: 'パスワードをお忘れの場合',
  signUp: '新規登録はこちら',
  noAccount: 'はじめてご利用の方',
} as const

export const emailMessages = {
  missing: 'メールアドレスを入力してください。',
  format: 'メールアドレスを正しい形式で入力してください。',
} as const

export const codeMessages = {
  lead: (address: string) => `${address} に6桁の認証コードを送信しました。メールに記載された認証コードを入力してください。`,
  code: '認証コード',
  help: '半角数字6桁。メールからの貼り付けもできます。有効期限は送信から10分です。',
  missing: '認証コードを入力してください。',
  short: '認証コードは6桁の数字で入力してください。',
  remaining: (tries: number) => (tries > 0 ? `（あと${tries}回入力できます）` : '認証コードを再送信してください。'),
  submit: '認証する',
  resend: '認証コードを再送信する',
  resendIn: (seconds: number) => `認証コードを再送信する（あと${seconds}秒）`,
  resendPause: 'メールが届かない場合は、送信から60秒後に再送信できます。迷惑メールフォルダもご確認ください。',
  resent: '新しい認証コードを送信しました。以前の認証コードは使えません。',
} as const

export const oneTimePasswordMessages = {
  title: '認証コードの入力',
  back: 'サインイン画面に戻る',
} as const

export const unexpectedMessage = 'サインインできませんでした。しばらくしてからもう一度お試しください。'
