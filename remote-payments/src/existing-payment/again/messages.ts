export const messages = {
  start: 'この支払先に再度支払う',
  row: '再度支払う',
  rowOf: (supplier: string, displayId: string) => `${supplier}（${displayId}）に再度支払う`,
  notPayable: 'この支払先には、お支払いいただけません。詳しくは、お問い合わせください。',
  deleted: 'この支払先は登録取引先から削除されています。「請求書を支払う」から、新しい支払先としてお申し込みください。',
  create: '請求書を支払う',
  failed: '前回のお支払いの内容を読み込めませんでした',
} as const
