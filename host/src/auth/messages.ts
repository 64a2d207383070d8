export const signInMessages = {
  title: 'サインイン',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインイン',
  passwordMissing: 'パスワードを入力してください。',
  forgotten: 'パスワードをお忘れの場合',
  signUp: '新規登録はこちら',
  noAccount: 'はじめてご利用の方',
  unfinished: '会社情報の登録が途中の方：',
  signUpAgain: '新規登録をやり直す',
} as const

export const emailMessages = {
  missing: 'メールアドレスを入力してください。',
  format: 'メールアドレスを正しい形式で入力してください。',
} as const

export const oneTimePasswordMessages = {
  title: '認証コードの入力',
  back: 'サインイン画面に戻る',
} as const
