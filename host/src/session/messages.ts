export const signOutLabel = 'サインアウト'
export const signedOutMessage = 'サインアウトしました。'

// A refused refresh is also what a session gets that was ended on another device, and another tab's expiry looks here
// like its sign-out: the words are true of each.
const sessionEnds = {
  expired: 'セッションが終了しました。',
  not_refreshed: 'サーバーの不具合でサインインを継続できませんでした。',
  refused: 'セッションが終了しました。',
  password_changed: 'パスワードが変更されたため、サインアウトしました。新しいパスワードで',
  other_tab:
    '別のタブでサインアウト、セッションの終了、または別のアカウントでのサインインがあったため、サインアウトしました。',
} as const

const destinations = { screen: '元の画面', flow: '入力の画面' } as const

/** Why the session ended, where it was not by the user's own sign-out here, and where signing in leads. */
export const sessionEndText = (reason: keyof typeof sessionEnds, destination: keyof typeof destinations): string =>
  `${sessionEnds[reason]}サインインすると、${destinations[destination]}に戻ります。`
