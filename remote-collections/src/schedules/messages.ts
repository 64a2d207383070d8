export const messages = {
  dialog: {
    title: { add: '毎月のご依頼にする', change: '準備する日を変更する' },
    lead: (buyer: string) => `毎月、${buyer}へのこのご依頼と同じ内容の下書きを準備し、お知らせします。`,
    neverSent: '依頼先に自動で送信することはありません。請求書と日付をご確認のうえ、お送りください。',
    kind: { label: '準備する日', last_business_day: '毎月の最終営業日', day_of_month: '毎月の決まった日' },
    day: {
      label: '日',
      option: (day: number) => `${day}日`,
      help: 'その日がない月は、月の末日に準備します。',
      required: '準備する日を選択してください。',
    },
    next: (day: string) => `次の下書きは、${day}に準備します。`,
    first: (day: string, month: number) => `次の下書きは、${day}に準備します（${month}月分から）。`,
    save: { add: '登録する', change: '変更する' },
    done: { add: '毎月のご依頼を登録しました。', change: '準備する日を変更しました。' },
  },
  stop: {
    title: '毎月のご依頼をやめますか',
    text: (buyer: string) => `${buyer}へのご依頼の下書きは、今後準備されません。準備済みの下書きは残ります。`,
    yes: 'やめる',
    done: '毎月のご依頼をやめました。',
    unknown: '毎月のご依頼をやめられたかどうかを確認できませんでした',
  },
  rule: { last_business_day: '毎月の最終営業日', day_of_month: (day: number) => `毎月${day}日` },
} as const
