export const messages = {
  title: (name: string) => `${name}へのお支払い`,
  loading: 'お支払いの内容',
  back: 'お支払いの履歴へ戻る',
  displayId: (id: string) => `申込番号 ${id}`,
  open: 'お支払いの詳細を開く',
  notFound: { title: 'お支払いが見つかりません', description: 'この取引先へのお支払いではないか、アドレスが正しくない可能性があります。' },
  asked: { title: 'ご対応をお願いします', text: '回答や修正は、お支払いの詳細の画面から行えます。' },
  returned: { title: '振り込んだ資金が、金融機関から戻されました', text: '再度の振込または返金について、お支払いの詳細の画面でご確認ください。' },
  facts: {
    title: 'お支払いの内容', amount: '金額', commission: '手数料（税込）', total: 'カードのお支払い合計', transferDay: '振込日', plannedDay: '振込予定日', undecided: '未定', due: '支払期日', account: '振込先口座', holder: '口座名義',
    invoiceNumber: '請求書番号', card: 'カード', cardText: (brand: string, last4: string) => `${brand} 末尾${last4}`, none: 'なし', created: '申込日時',
  },
  course: '進み具合',
} as const
