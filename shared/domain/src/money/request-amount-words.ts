const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`
const percent = (hundredths: number): string => `${hundredths / 100}%`

/** What a form says about an amount that cannot be: which sum is wrong and what it should be. */
export const requestAmountWords = {
  empty: '請求金額の内訳を入力してください。',
  discounted: (taxable: number) => `値引後の金額は、値引前の${yen(taxable)}以下で入力してください。`,
  discount: (taken: number) => `値引前と値引後の差額の合計は${yen(taken)}です。値引額をご確認ください。`,
  discountAtMost: (sum: number) => `値引額は、内訳の合計${yen(sum)}以下で入力してください。`,
  discountOfRate: (sum: number, rate: number, discount: number) =>
    `内訳の合計${yen(sum)}の${percent(rate)}は${yen(discount)}です。値引額または値引率をご確認ください。`,
  tax: (rate: number, left: number, tax: number) =>
    `${yen(left)}に対する${rate}%の消費税額は${yen(tax)}です。消費税額をご確認ください。`,
  taxes: (tax: number) => `税率ごとの消費税額の合計は${yen(tax)}です。`,
  billing: (billing: number) => `内訳と消費税の合計は${yen(billing)}です。`,
} as const
