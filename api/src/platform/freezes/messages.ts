/** What a user who chooses something frozen reads, the same everywhere. */
export const supplierFrozen =
  'この支払先は利用停止中のため、お支払いいただけません。別の支払先を選択してください。詳しくは、お問い合わせください。'
export const cardFrozen =
  'このカードは利用停止中のため、お支払いにご利用いただけません。別のカードを選択してください。詳しくは、お問い合わせください。'
