export const emailChangeMessages = {
  title: 'メールアドレスを変更しました',
  text: (address: string) =>
    `次回から、${address} でサインインしてください。安全のため、ほかの端末ではサインアウトされ、連携サービスの許可も解除されました。変更前のメールアドレスにもお知らせをお送りしました。`,
  toAccount: 'アカウントに戻る',
  toSignIn: 'サインインする',
} as const
