import { maxCommentLength } from '@invoice-card/contracts'

export const messages = {
  title: 'カード払いのご依頼',
  loading: 'ご依頼の内容を読み込んでいます',
  lead: (seller: string) => `${seller}から、カード払いのご依頼が届いています。内容をご確認のうえ、お支払いください。`,
  list: '支払い待ちの一覧へ',
  notFound: {
    title: 'ご依頼が見つかりません',
    description:
      '取り下げられたか、宛先が変更されたか、すでにお支払いが済んでいる可能性があります。支払い待ちの一覧をご確認ください。',
  },
  ended: {
    title: 'このご依頼はお支払いいただけません',
    paidTitle: 'このご依頼はお支払い済みです',
    detail: 'お支払いの内容を見る',
    requestDetail: 'ご依頼の内容を見る',
  },
  payAfterReview: '確認が終わると、この画面からお支払いいただけます。このご依頼は、支払い待ちの一覧にあります。',
  sections: { request: 'ご依頼の内容', amounts: '請求金額' },
  terms: {
    seller: '請求元',
    person: '宛先のご担当者',
    invoice_number: '請求書番号',
    registration_number: '登録番号（T番号）',
    due_date: '支払期日',
    amount: '請求金額',
    paid_at: 'お支払いの手続き',
    pay_until: 'カード払いの期限',
    message: '請求元からのメッセージ',
    none: 'なし',
  },
  amounts: {
    total: 'お支払い金額',
    fee: '手数料は請求元が負担します。お客さまのご負担は請求金額のみです。',
  },
  changed: {
    title: 'ご依頼の内容が変わったため、まだ支払っていません',
    text: '請求元が、ご依頼の内容を変更しました。最新の内容をご確認のうえ、もう一度お手続きください。',
    line: (term: string, before: string, after: string) => `${term}：${before} → ${after}`,
  },
  decline: {
    open: 'このご依頼を辞退する',
    title: 'このご依頼を辞退しますか',
    text: '辞退すると、請求元にお知らせし、このご依頼はカードで支払えなくなります。請求そのものは残りますので、お支払い方法は請求元とご相談ください。',
    comment: '辞退の理由',
    commentHelp: '請求元に伝わります。',
    tooLong: `${maxCommentLength}文字以内で入力してください。`,
    yes: '辞退する',
    done: 'ご依頼を辞退しました。',
    unknown: 'ご依頼を辞退できたかどうかを確認できませんでした',
  },
} as const
