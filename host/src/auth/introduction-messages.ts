import { acceptedBrandNames } from '@invoice-card/contracts/card-brands'
import { latestTransferDays, leadBusinessDays } from '@invoice-card/domain'

export const introductionMessages = {
  title: '請求書を、カードでお支払い',
  lead: '届いた請求書をアップロードすると、当社がお手持ちのカードで決済し、支払先の銀行口座へ振り込みます。支払先の手続きはいりません。',
  facts: [
    ['使えるカード', acceptedBrandNames.join('、')],
    [
      '振込まで',
      `正午までのお申し込みで、最短${leadBusinessDays}営業日後。${latestTransferDays}日先まで指定できます。`,
    ],
    ['安心のために', '3Dセキュアで本人認証を行います。カード番号は保存しません。請求書はすべて担当者2名が確認します。'],
  ],
  collections: {
    title: '請求する側でも、カード払いを',
    text: 'お取引先へのご請求を、カードでお支払いいただけます。ご依頼のリンクをメールで送ると、請求金額から手数料を差し引いて、ご指定の口座に入金します。お取引先に手数料はかかりません。',
  },
  fee: '手数料',
  feeOf: (rate: number, minimumYen: number) =>
    `請求金額の${rate}%（税込、最低${minimumYen.toLocaleString('ja-JP')}円）。月額費用はありません。`,
} as const
