export const messages = {
  title: 'セキュリティ設定',
  description: 'サインイン時の確認方法、サインインしている端末、サインインの履歴です。',
  back: 'アカウントに戻る',
  secondFactor: '2段階認証',
  on: '有効',
  off: '無効',
  onText: 'サインインのたびに、パスワードに加えて、メールでお届けする6桁の認証コードで確認します。',
  offText:
    'パスワードだけでサインインできます。パスワードが漏れると、第三者にサインインされるおそれがあります。2段階認証を有効にすることをおすすめします。',
  switchOn: '2段階認証を有効にする',
  switchOff: '2段階認証を無効にする',
  switchedOn: '2段階認証を有効にしました。',
  switchedOff: '2段階認証を無効にしました。',
  devices: 'サインインしている端末',
  devicesDescription:
    '心当たりのない端末は、サインアウトできます。この端末からのサインアウトは、アカウントメニューから行えます。',
  noDevices: 'サインインしている端末はありません。',
  current: 'この端末',
  signedIn: 'サインイン',
  lastUsed: '最後の利用',
  count: (count: number) => `全${count.toLocaleString('ja-JP')}台`,
  cut: (shown: number) => `新しくサインインした順に${shown}台まで表示しています。`,
  showRest: (count: number) => `残りの${count}台を表示する`,
  end: 'サインアウトする',
  endOf: (device: string, since: string) => `${device}からサインアウトする（${since}にサインイン）`,
  endOthers: 'ほかのすべての端末からサインアウトする',
  ended: (device: string) => `${device}からサインアウトしました。`,
  endedOthers: (count: number) =>
    count > 0 ? `ほかの${count}台の端末からサインアウトしました。` : 'ほかにサインインしている端末はありません。',
  endDialog: {
    title: (device: string) => `${device}からサインアウトしますか`,
    othersTitle: 'ほかのすべての端末からサインアウトしますか',
    since: (time: string) => `${time}にサインインした端末です。`,
    text: 'その端末で保存されていない入力内容は失われます。もう一度使うときは、サインインが必要です。',
    othersText: 'この端末のほかは、すべてサインアウトされます。それらの端末で保存されていない入力内容は失われます。',
    thief:
      '心当たりのない端末の場合は、続けてパスワードを変更してください。パスワードを知る第三者は、もう一度サインインできます。',
    submit: 'サインアウトする',
    unknown: '端末からサインアウトできたかどうかを確認できませんでした',
  },
  unknownTitle: '心当たりのない端末がある場合',
  unknownText:
    'その端末からサインアウトし、すぐにパスワードを変更してください。変更すると、ほかのすべての端末からサインアウトされ、連携サービスの許可も解除されます。',
  newPassword: 'パスワードを変更する',
  history: 'サインインの履歴',
  newest: (shown: number) => `新しい順に${shown}件を表示しています。`,
  allHistory: '過去90日間の履歴を見る',
  noHistory: 'サインインの記録はまだありません。次のサインインから、ここに表示されます。',
  programs: '連携サービス',
  programsText: '会計ソフトなど、お客さまに代わって操作することを許可したサービスの確認と解除ができます。',
  toPrograms: '連携サービスを確認する',
} as const

/** What is asked before the second step is switched on or off. */
export const switchMessages = {
  on: {
    title: '2段階認証を有効にしますか',
    lead: '有効にすると、サインインのたびに、メールでお届けする認証コードが必要になります。ご本人の確認のため、現在のパスワードを入力してください。続いて、認証コードをメールでお送りします。',
    submit: '有効にする',
  },
  off: {
    title: '2段階認証を無効にしますか',
    lead: '無効にすると、パスワードだけでサインインできるようになります。ご本人の確認のため、現在のパスワードを入力してください。続いて、認証コードをメールでお送りします。',
    submit: '無効にする',
  },
  password: '現在のパスワード',
  passwordMissing: '現在のパスワードを入力してください。',
  next: '認証コードを送る',
  cancel: '戻る',
} as const
