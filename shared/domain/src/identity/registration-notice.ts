/** What a company whose registration is not accepted reads before it applies for a payment. */
export const registrationNotices = {
  under_review: {
    title: 'ご登録の内容を確認しています',
    text: '確認が終わるまで、お支払いの申し込みはできません。結果は、メールとお知らせでご案内します。',
  },
  rejected: {
    title: 'ご登録を承認できませんでした',
    text: '審査の結果、お支払いの申し込みはご利用いただけません。ご不明な点は、お問い合わせください。',
  },
} as const
