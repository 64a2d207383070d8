import type { SignIn } from '@invoice-card/contracts'

export const purposeWords: Readonly<Record<SignIn['purpose'], string>> = {
  sign_in: 'サインイン',
  oauth_approval: '外部サービスとの連携',
}

export const resultWords: Readonly<Record<SignIn['result'], string>> = {
  succeeded: '成功',
  password_incorrect: 'パスワードの間違い',
  code_not_entered: '認証コード未入力',
  code_incorrect: '認証コードの間違い',
  locked: '回数の上限',
}
