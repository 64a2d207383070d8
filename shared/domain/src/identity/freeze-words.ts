/** What is frozen, as a state beside other states: one word everywhere (docs/glossary.md). */
export const frozenWord = '停止中'

/** What a frozen company reads: what is possible, and whom to ask (decision 0128). */
export const companyFrozenNotice = {
  title: 'サービスのご利用を停止しています',
  text: 'これまでの内容の確認、お支払いの取消、ご依頼の辞退と取り下げ、お問い合わせへの回答はできます。新しいお支払いやご依頼、カード・取引先・口座の登録、データの出力はできません。お手続き中のお支払いは、利用停止が解除されるまで中断します。詳しくは、お問い合わせください。',
} as const
