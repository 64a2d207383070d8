/** Why a payment waits for its owner (docs/product.md#action-required). */
export const actionRequiredReasons = {
  evidenceUnreadable: 1,
  amountMismatch: 2,
  payeeMismatch: 3,
  extraEvidence: 4,
  reauthoriseCard: 5,
  transferReturned: 6,
  supplierEscalated: 7,
} as const
/** Number of a reason, as it stands on the wire and in the database. */
export type ActionRequiredReasonValue = (typeof actionRequiredReasons)[keyof typeof actionRequiredReasons]

interface ActionRequiredLabel {
  readonly title: string
  readonly instruction: string
  /** Why, and what it means for the money; where the title does not say it. */
  readonly explanation?: string
}

/** What the owner reads, and what to do. */
export const actionRequiredLabels: Readonly<Record<ActionRequiredReasonValue, ActionRequiredLabel>> = {
  1: { title: '請求書を読み取れませんでした', instruction: '文字がはっきり読める請求書を、もう一度お送りください。' },
  2: {
    title: '請求書の金額とお申し込みの金額が一致しません',
    instruction:
      '請求書の金額をご確認のうえ、正しい請求書をアップロードするか、お申し込みの内容を修正してください。金額が正しい場合は、「ご回答・ご説明」の欄でお知らせください。',
  },
  3: {
    title: '請求書の支払先とお申し込みの内容が一致しません',
    instruction:
      '支払先と振込先口座をご確認のうえ、正しい請求書をアップロードするか、お申し込みの内容を修正してください。お申し込みが正しい場合は、「ご回答・ご説明」の欄でお知らせください。',
  },
  4: {
    title: '追加の書類が必要です',
    instruction: '契約書や納品書など、取引の内容が分かる書類をアップロードしてください。',
  },
  5: {
    title: 'カードの再承認が必要です',
    instruction: 'お支払いの詳細の画面から、カードの承認をやり直してください。別のカードもご利用いただけます。',
    explanation:
      'カードの承認には期限があり、審査に時間がかかる場合などに、あらためて承認が必要になります。以前の承認は取り消すため、二重に請求されることはありません。',
  },
  6: {
    title: '振込が返却されました',
    instruction:
      '支払先への振込ができませんでした。振込先口座をご確認のうえ、お申し込みの内容を修正するか、「ご回答・ご説明」の欄で正しい内容をお知らせください。',
  },
  7: {
    title: '支払先の確認が必要です',
    instruction: '支払先との取引の内容を、「ご回答・ご説明」の欄でお知らせください。',
  },
}
