const found = { payments: 'お支払い', requests: 'カード払いのご依頼', both: 'お支払いとカード払いのご依頼' } as const

export const messages = {
  sameNumber: (what: keyof typeof found) => `請求書番号と金額が同じ${found[what]}があります`,
  sameAmount: (what: keyof typeof found) => `支払先と金額が同じ${found[what]}があります`,
  otherAmount: (what: keyof typeof found, amounts: string) =>
    `支払先と請求書番号が同じで、金額が異なる${found[what]}（${amounts}）があります`,
  sameDay: (what: keyof typeof found) => `支払先・金額・支払期日が同じ${found[what]}があります`,
  notCompared: 'お申し込み済みのお支払いと比べられませんでした。',
  sameFile: (id: string) => `この請求書ファイルは、${id}でお申し込み済みです`,
  sameDocument: (id: string) => `この請求書は、${id}でお申し込み済みです`,
  readDocument: (id: string) => `請求書から読み取った番号・金額では、${id}でお申し込み済みです`,
  readText:
    '入力した登録番号・請求書番号・金額は、読み取った内容と異なります。二重のお支払いになっていないか、ご確認ください。',
  notTwice: '同じ請求書を二重に支払うことはできません。',
  open: (id: string) => `${id}を開く`,
  check: '二重のお支払いになっていないか、ご確認ください。',
  refused: '同じ請求書であれば、お申し込みは受け付けられません。',
  asked: 'ご依頼へのお支払いは、リンク先の画面からお手続きいただけます。',
  appliedOn: (day: string) => `${day}お申し込み`,
  requestedOn: (day: string) => `${day}ご依頼`,
} as const
