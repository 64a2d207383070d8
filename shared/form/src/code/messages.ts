/** Words of a screen that asks for a code from a mail. */
export const codeMessages = {
  lead: (address: string) =>
    `${address} に6桁の認証コードを送信しました。メールに記載された認証コードを入力してください。`,
  code: '認証コード',
  help: '半角数字6桁。メールからの貼り付けもできます。有効期限は送信から10分です。',
  missing: '認証コードを入力してください。',
  short: '認証コードは6桁の数字で入力してください。',
  remaining: (tries: number) => `（あと${tries}回入力できます）`,
  submit: '認証する',
  resend: '認証コードを再送信する',
  resendIn: (seconds: number) => `認証コードを再送信する（あと${seconds}秒）`,
  resendPause: 'メールが届かない場合は、送信から60秒後に再送信できます。迷惑メールフォルダもご確認ください。',
  resent: '新しい認証コードを送信しました。以前の認証コードは使えません。',
} as const
