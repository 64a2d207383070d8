export const emailChangeMessages = {
  title: 'メールアドレスを変更しました',
  text: '次回から、新しいメールアドレスでサインインしてください。安全のため、ほかの端末ではサインアウトされています。変更前のメールアドレスにもお知らせをお送りしました。',
  toTop: 'トップページへ',
  toSignIn: 'サインインする',
} as const
