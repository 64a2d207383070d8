export const messages = {
  detail: 'お支払いの詳細',
  seeDetail: 'お支払いの内容を見る',
  authorise: 'カードの承認をやり直す',
  notCorrectable: {
    title: 'このお支払いは修正できません',
    description:
      '審査が始まったお支払いや、完了・キャンセルしたお支払いは修正できません。お急ぎの場合はお問い合わせください。',
  },
  cardFirst: {
    title: '先にカードの承認をやり直してください',
    description: 'カードの承認が完了すると、お申し込みの内容を修正できるようになります。',
  },
} as const
