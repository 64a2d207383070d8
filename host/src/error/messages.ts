export const errorMessages = {
  documentTitle: 'エラー',
  notFoundTitle: 'ページが見つかりません',
  notFound: 'アドレスが変わったか、ページが削除された可能性があります。アドレスをご確認ください。',
  offTitle: 'この機能は現在ご利用いただけません',
  off: '機能が停止されているか、お客さまのご契約ではご利用いただけません。保存済みの内容は、そのまま残っています。',
  unavailableTitle: '画面を読み込めませんでした',
  unavailable: 'この画面を一時的に表示できません。ほかの画面は引き続きご利用いただけます。',
  brokenTitle: '画面を表示できませんでした',
  broken: '時間をおいて、もう一度お試しください。',
  linkTitle: 'リンクに書かれた内容です',
  link: '開いたリンクには、次の文章が書かれています。当サービスからのお知らせではありません。書かれている連絡先には連絡せず、リンクの送り主にご確認ください。',
  toTop: 'トップページへ',
  toSignIn: 'サインインへ',
} as const

/** The titles and messages that are ours: only these are shown as our own words when an address names them. */
export const knownErrors: readonly { readonly title: string; readonly message: string }[] = [
  { title: errorMessages.notFoundTitle, message: errorMessages.notFound },
  { title: errorMessages.offTitle, message: errorMessages.off },
  { title: errorMessages.unavailableTitle, message: errorMessages.unavailable },
  { title: errorMessages.brokenTitle, message: errorMessages.broken },
]
