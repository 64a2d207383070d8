export const messages = {
  title: 'お支払いに使うカード',
  card: {
    label: 'カード',
    new: '新しいカードを使う',
    save: 'このカードを登録する',
    saveHelp: 'カード番号は決済代行会社が保管し、当サービスには保存されません。',
    full: {
      text: '登録できるカードの枚数に達しているため、このカードは登録されません。',
      before: '使わないカードは「',
      link: 'お支払い方法',
      after: '」で削除できます。',
    },
    states: {
      usable: (expire: string) => `有効期限 ${expire}`,
      expiring: (expire: string) => `有効期限 ${expire}（まもなく切れます）`,
      expired: (expire: string) => `有効期限切れ（${expire}）`,
    },
    frozen: '停止中（ご利用いただけません）',
    incomplete: 'カード情報をご確認ください。',
    savedInstead: '登録済みのカードがある場合は、そのカードでもお支払いいただけます。',
    frameNotLoaded:
      'カード情報の入力欄を読み込めていないため、お支払いに進めません。入力欄をもう一度読み込んでください。',
    required: 'お支払いに使うカードを選択してください。',
    loading: '登録済みのカードを読み込んでいます',
    loadFailed: '登録済みのカードを読み込めませんでした。',
  },
  agreement: { link: '利用規約', after: 'に同意する', required: '利用規約をお読みのうえ、同意してください。' },
  security:
    'お支払いの前に、カード会社の本人認証（3Dセキュア）の画面が表示されることがあります。審査が終わるまで、カードの利用枠だけが確保されます。',
  pay: (total: string) => `${total}を支払う`,
  payAndNext: (total: string) => `${total}を支払って次へ`,
  payWithoutTotal: '支払う',
  declined: {
    title: 'カード払いができませんでした',
    fallback: 'カード会社の承認が得られませんでした。別のカードでお試しいただくか、カード会社にお問い合わせください。',
    unchanged: {
      application: 'カード以外の入力は、すべて残っています。',
      request: 'ご依頼は、支払い待ちのままです。',
      authorisation: '以前の承認は取り消されていません。新しい料金も発生していません。',
      correction:
        '以前の承認は取り消されていません。新しい料金も発生していません。修正した内容も、すべて残っています。',
    },
    typeAgain: 'カードの情報だけ、入力し直してください。',
    openDraft: '下書きから支払う',
    drafts: '下書きの一覧へ',
    again: '別のカードで手続きする',
    chooseAnother: '別のカードを選ぶか、新しいカードを入力してください。',
  },
  open: {
    working: 'お支払いの結果を確認しています',
    lostTitle: 'お支払いの結果を確認できませんでした',
    lost: '通信が途切れました。',
    old: 'お手続きの途中で時間がたったため、自動では再開していません。',
    /** The server has named the payment: it is asked, and nothing begins. */
    named: {
      text: '下のボタンで結果を確認してください。何度押しても、二重に請求されることはありません。',
      go: '結果を確認する',
    },
    /** Whether the server has got it is not known: to ask is to send it again. */
    unnamed: {
      text: '続けると、お手続きが届いていた場合は結果を表示し、届いていなかった場合は同じ内容でお支払いの手続きを始めます。二重に請求されることはありません。',
      go: '同じ内容で手続きを続ける',
    },
    leave: '続けずに、お支払いの一覧へ',
    draft: '続けずに、下書きへ',
    authenticationTitle: '本人認証が完了したか、まだ確認できていません',
    authentication:
      '完了していた場合、お手続きはこのまま進み、結果がお支払いの一覧に表示されます。完了していない場合は、本人認証を続けるか、ほかのカードをお選びください。どちらも行わないと、お手続きは自動で取り消され、カードへの請求は発生しません。',
    authenticate: '本人認証を続ける',
    anotherCard: 'ほかのカードで支払う',
  },
  offline: {
    title: 'インターネットに接続されていません',
    text: 'お支払いは行われていません。接続を確認して、もう一度お支払いのボタンを押してください。',
  },
  left: {
    settled: 'カードのお支払いのお手続きは、画面を離れたあとも進んでいます。',
    authentication:
      'カードのお支払いには、カード会社の本人認証が必要です。本人認証を行わないと、お支払いは完了しません。',
    authenticate: '本人認証に進む',
    lost: 'もう一度お手続きになる前に、お支払いの一覧をご確認ください。',
    list: 'お支払いの一覧へ',
  },
  refusedTitle: 'お申し込みを受け付けられませんでした',
} as const
