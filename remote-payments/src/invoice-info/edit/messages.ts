import { maxCommentLength } from '@invoice-card/contracts'

export const messages = {
  title: 'お申し込み内容の修正',
  lead: '修正したい項目を変更してください。次の画面で、変わる内容を確認できます。',
  left: { text: '前回入力した修正が残っています。', discard: '元に戻す' },
  payee: {
    title: '支払先と振込先口座',
    change: '支払先または振込先口座を変更する',
    help: '登録済みの支払先と口座から選ぶか、新しく登録できます。',
    supplier: '支払先',
    account: '振込先口座',
    holder: '口座名義',
  },
  amountNote:
    '請求金額を変更すると、新しい金額でカードの承認をやり直します。以前の承認は取り消され、二重に請求されることはありません。',
  fixedAmount: {
    term: '請求金額（税込）',
    reason:
      'カードのお支払いが確定しているため、請求金額は変更できません。金額に誤りがある場合は、お問い合わせください。',
  },
  sheet: {
    failed: '請求書のプレビューを表示できませんでした。内容の修正は、このまま続けられます。',
    retry: 'もう一度読み込む',
  },
  files: '請求書ファイル',
  answer: {
    title: '担当者へのご説明',
    comment: 'ご回答・ご説明',
    help: `${maxCommentLength}文字以内で入力してください。`,
    tooLong: `${maxCommentLength}文字以内で入力してください。`,
  },
  unchanged: '変更された項目がありません。修正する項目を変更してください。',
  next: '修正内容の確認へ進む',
} as const
