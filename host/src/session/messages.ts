export const signOutLabel = 'サインアウト'

/** Said on the sign-in screen when the session did not end by the user's own sign-out here. */
export const sessionEndMessages = {
  expired: 'セッションの有効期限が切れました。もう一度サインインしてください。',
  not_refreshed: 'サーバーの不具合でサインインを継続できませんでした。お手数ですが、もう一度サインインしてください。',
  refused: 'セッションが無効になりました。もう一度サインインしてください。',
  password_changed: 'パスワードが変更されたため、サインアウトしました。新しいパスワードでサインインしてください。',
  other_tab:
    '別のタブでサインアウトされたため、または別のアカウントでサインインされたため、このタブもサインアウトしました。',
  signed_out: 'サインアウトしました。',
} as const
