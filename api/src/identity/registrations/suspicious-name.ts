// Nobody's trade name has them, and mails and screens of others would carry them.
const markup = /[<>{}\\]|&[a-z#]|https?:|www\.|:\/\/|[\p{Cc}\p{Cf}]/iu
// Ours, and those that people obey.
const imitated = [
  '請求書カード払い',
  '運営事務局',
  'サポートセンター',
  'カスタマーサポート',
  '国税庁',
  '税務署',
  '警察',
  '金融庁',
  '裁判所',
]
// Companies Act, article 7: who is no company may not call itself one. Banks likewise (Banking Act, article 6).
const reserved = /株式会社|有限会社|合同会社|合名会社|合資会社|\((?:株|有|同)\)|銀行|信用金庫/u

/** Width, case and spaces make no other name. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s・･]+/g, '')
    .toLowerCase()

/** Whether a name carries markup or passes for somebody else: a person checks it before others get mail in it. */
export const isSuspiciousName = (name: string): boolean =>
  markup.test(name) || imitated.some(text => folded(name).includes(folded(text)))

/** Whether a sole proprietor calls itself what only a company or a bank may. */
export const isReservedName = (name: string): boolean => reserved.test(folded(name))
