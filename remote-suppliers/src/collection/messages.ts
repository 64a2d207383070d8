export const messages = {
  title: (name: string) => `${name}へのカード払いのご依頼`,
  loading: 'ご依頼の内容',
  back: 'ご依頼の履歴へ戻る',
  displayId: (id: string) => `番号 ${id}`,
  notFound: { title: 'ご依頼が見つかりません', description: 'この取引先へのご依頼ではないか、アドレスが正しくない可能性があります。' },
  accountAsked: { title: '入金先の口座をご確認ください', text: 'ご指定の口座に振り込めませんでした。カード払いのご依頼の一覧からご対応ください。', open: 'カード払いのご依頼の一覧を開く' },
  facts: {
    title: 'ご依頼の内容', amount: '金額', fee: '手数料（税込）', deposit: 'ご入金額', due: '支払期限', depositDay: 'ご入金日', undecided: '未定', none: 'なし', person: 'ご担当者', account: '入金先口座', invoiceNumber: '請求書番号', message: 'メッセージ', created: '依頼日時',
  },
  course: '進み具合',
} as const
