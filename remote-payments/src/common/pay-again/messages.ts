export const messages = {
  start: '同じ支払先に支払う',
  row: '再度支払う', rowOf: (supplier: string, displayId: string) => `${supplier}（${displayId}）に再度支払う`,
  refusals: { supplier_not_found: 'この支払先は登録取引先から削除されています。「請求書を支払う」から、新しい支払先としてお申し込みください。' },
} as const
