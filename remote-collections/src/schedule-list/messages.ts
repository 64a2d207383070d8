export const messages = {
  title: '毎月のご依頼',
  description:
    '毎月、ご依頼の下書きを準備してお知らせします。依頼先に自動で送信することはありません。内容をご確認のうえ、お送りください。',
  caption: '毎月のご依頼の一覧',
  columns: { buyer: '依頼先', amount: '請求金額', rule: '準備する日', next: '次に準備する日', actions: '操作' },
  order: '次に準備する日が早い順',
  change: '変更する',
  changeOf: (buyer: string) => `${buyer}への毎月のご依頼の準備する日を変更する`,
  stop: 'やめる',
  stopOf: (buyer: string) => `${buyer}への毎月のご依頼をやめる`,
  drafts: '下書きの一覧を見る',
  empty: {
    title: '毎月のご依頼はありません',
    description: 'ご依頼の詳細画面で「毎月のご依頼にする」を選ぶと、ここに表示されます。',
    toRequests: 'ご依頼の一覧から選ぶ',
  },
} as const
