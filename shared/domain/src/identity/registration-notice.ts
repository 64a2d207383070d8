/** What a company whose registration is not accepted reads before it applies for a payment. */
export const registrationNotices = {
  under_review: {
    title: '登録審査を行っています',
    text: '登録審査が終わるまで、お支払いのお申し込みはできません。結果は、メールとお知らせでご案内します。',
  },
  rejected: {
    title: 'ご登録を承認できませんでした',
    text: '審査の結果、お支払いのお申し込みはご利用いただけません。ご不明な点は、お問い合わせください。',
  },
} as const
