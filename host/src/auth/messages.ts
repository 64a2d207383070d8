export const signInMessages = {
  title: 'サインイン',
  lead: 'ご登録のメールアドレスとパスワードを入力してください。',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインイン',
  emailMissing: 'メールアドレスを入力してください。',
  emailFormat: 'メールアドレスを正しい形式で入力してください。',
  passwordMissing: 'パスワードを入力してください。',
  nextStep: 'サインインすると、ご登録のメールアドレスに6桁の認証コードをお送りします。',
} as const

export const oneTimePasswordMessages = {
  title: '認証コードの入力',
  lead: (address: string) => `${address} に6桁の認証コードを送信しました。メールに記載された認証コードを入力してください。`,
  code: '認証コード',
  codeHelp: '半角数字6桁。メールからの貼り付けもできます。有効期限は送信から10分です。',
  codeMissing: '認証コードを入力してください。',
  codeShort: '認証コードは6桁の数字で入力してください。',
  submit: '認証する',
  resend: '認証コードを再送信する',
  resendIn: (seconds: number) => `認証コードを再送信する（あと${seconds}秒）`,
  resendPause: 'メールが届かない場合は、送信から60秒後に再送信できます。迷惑メールフォルダもご確認ください。',
  resent: '新しい認証コードを送信しました。以前の認証コードは使えません。',
  back: 'サインイン画面に戻る',
} as const

export const unexpectedMessage = 'サインインできませんでした。しばらくしてからもう一度お試しください。'
