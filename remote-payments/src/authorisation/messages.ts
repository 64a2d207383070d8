export const messages = {
  title: 'カードの再承認',
  lead: 'カードの承認をやり直すと、お申し込みの内容はそのままで審査を再開します。以前の承認は取り消され、二重に請求されることはありません。',
  back: 'お支払いの詳細',
  amounts: 'お支払い金額',
  of: (supplier: string, id: string) => `${supplier}へのお支払い（申込番号 ${id}）`,
  authorise: (total: string) => `${total}のカード払いを承認する`,
  notAsked: {
    title: 'カードの再承認は必要ありません',
    description: 'このお支払いでは、カードの承認をやり直す必要はありません。',
  },
  detail: 'お支払いの内容を見る',
} as const
