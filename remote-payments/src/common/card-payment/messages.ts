export const messages = {
  title: 'お支払いに使うカード',
  card: {
    label: 'カード', saved: (brand: string, last4: string) => `${brand} 末尾${last4}`, expire: (expire: string) => `有効期限 ${expire}`, expired: (expire: string) => `有効期限切れ（${expire}）`, new: '新しいカードを使う',
    brands: 'ご利用いただけるカード：JCB、VISA', save: 'このカードを保存する', saveHelp: 'カード番号は決済代行会社が保管し、当サービスには保存されません。',
    frame: 'カード情報の入力', loading: 'カード情報の入力欄を読み込んでいます', notReady: 'カード情報の入力欄を読み込んでいます。表示されてからもう一度押してください。',
    frameFailed: {
      title: 'カード情報の入力欄を読み込めませんでした', text: '通信の状態をご確認のうえ、もう一度読み込んでください。保存済みのカードがある場合は、そのカードでもお支払いいただけます。', retry: 'もう一度読み込む',
      notPaid: 'カード情報の入力欄を読み込めていないため、お支払いに進めません。入力欄をもう一度読み込んでください。',
    },
    required: 'お支払いに使うカードを選択してください。', loadFailed: '保存済みのカードを読み込めませんでした。',
  },
  agreement: { link: '利用規約', after: 'に同意する', required: '利用規約をお読みのうえ、同意してください。' },
  security: 'お支払いの前に、カード会社の本人認証（3Dセキュア）の画面が表示されることがあります。審査が終わるまで、カードのご利用枠だけが確保されます。',
  pay: (total: string) => `${total}を支払う`,
  payWithoutTotal: '支払う',
  declined: { title: 'カードのお支払いができませんでした', fallback: 'カード会社の承認が得られませんでした。別のカードでお試しいただくか、カード会社にお問い合わせください。', kept: '入力内容はそのまま残っています。料金は発生していません。' },
  open: {
    working: 'お支払いの結果を確認しています',
    lostTitle: 'お支払いの結果を確認できませんでした',
    lost: '通信が途切れたため、お支払いが完了したかどうかをまだ確認できていません。下のボタンで結果を確認してください。何度押しても、二重に請求されることはありません。',
    check: '結果を確認する',
    authenticationTitle: '本人認証がまだ終わっていません',
    authentication: 'カード会社の本人認証を続けてください。認証の画面で中止すると、別のカードを選べます。',
    authenticate: '本人認証を続ける',
  },
  refusedTitle: 'お申し込みを受け付けられませんでした',
  refusals: {
    credit_card_not_found: '選択したカードが見つかりません。別のカードを選択してください。',
    card_expired: 'カードの有効期限が切れています。別のカードを選択してください。',
    card_brand_not_accepted: 'このカードブランドはご利用いただけません。JCBまたはVISAのカードをご利用ください。',
    card_token_invalid: 'カード情報の有効期限が切れました。もう一度カード情報を入力してください。',
  },
} as const
