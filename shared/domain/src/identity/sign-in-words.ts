/** The words for the purpose of a sign-in. */
export const signInPurposeWords = {
  sign_in: 'サインイン',
  oauth_approval: '連携サービスの許可',
} as const

/** The words for the result of a sign-in. */
export const signInResultWords = {
  succeeded: '成功',
  password_incorrect: 'パスワードの間違い',
  code_not_entered: '認証コード未入力',
  code_incorrect: '認証コードの間違い',
  locked: '回数の上限',
} as const
