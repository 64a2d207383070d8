export const messages = {
  title: 'メールアドレスの変更',
  description: '新しいメールアドレスに認証コードをお送りします。入力いただくと、変更が完了します。',
  back: 'アカウントに戻る',
  current: '現在のメールアドレス',
  address: '新しいメールアドレス',
  addressHelp: 'サインインと、お支払いに関するお知らせに使います。',
  addressMissing: '新しいメールアドレスを入力してください。',
  addressFormat: 'メールアドレスを正しい形式で入力してください。',
  addressSame: '現在と異なるメールアドレスを入力してください。',
  password: '現在のパスワード',
  passwordHelp: 'ご本人の確認のため、入力してください。',
  passwordMissing: '現在のパスワードを入力してください。',
  forgotten: 'パスワードをお忘れの場合',
  submit: '認証コードを送信する',
  after:
    '変更すると、安全のため、ほかの端末からサインアウトされ、連携サービスの許可も解除されます。変更前のメールアドレスにもお知らせをお送りします。',
  codeTitle: '認証コードの入力',
  codeLead: (address: string) =>
    `${address} に6桁の認証コードを送信しました。メールに記載された認証コードを入力してください。`,
  codeBack: 'メールアドレスを入力し直す',
  codeSubmit: '認証して変更する',
} as const
