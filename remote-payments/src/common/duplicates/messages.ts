export const messages = {
  sameNumber: '請求書番号と金額が同じお支払いがあります', sameAmount: '支払先と金額が同じお支払いがあります',
  check: '二重のお支払いになっていないか、ご確認ください。同じ請求書であれば、お申し込みは受け付けられません。', appliedOn: (day: string) => `${day}お申し込み`,
} as const
