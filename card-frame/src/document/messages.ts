import { acceptedBrandNames } from '../card-brands.ts'
import { longestName, shortestName } from '../cardholder-name.ts'

const enter = (item: string) => `${item}を入力してください。`
const notAccepted = (card: string) => `${card}はご利用いただけません。${acceptedBrandNames}の${enter('カード番号')}`

/** Every text of the card document that is not in its markup. */
export const messages = {
  number: {
    required: enter('カード番号'),
    brand: notAccepted,
    unknownBrand: notAccepted('このカード'),
    length: 'カード番号の桁数が正しくありません。番号をご確認ください。',
    checkDigit: 'カード番号が正しくありません。番号をご確認ください。',
  },
  expire: {
    required: enter('有効期限'),
    format: '有効期限は月と年を4桁で入力してください（例 0928）。',
    wrong: '有効期限が正しくありません。カードの表記をご確認ください。',
    past: `有効期限が切れています。${enter('別のカード')}`,
  },
  code: {
    required: enter('セキュリティコード'),
    length: (size: number) => `セキュリティコードは${size}桁の数字で入力してください。`,
    help: ({ name, size }: { name: string; size: number }) =>
      `カード${size === 4 ? '表' : '裏'}面の${size}桁の数字（${name}）`,
  },
  name: {
    required: enter('カード名義'),
    latin: 'カード名義は半角英字で入力してください。',
    length: `カード名義は${shortestName}文字以上${longestName}文字以内で入力してください。`,
  },
  failed: {
    invalid_input: 'カード情報に正しくない項目があります。',
    gateway_unreachable: 'カード会社に接続できませんでした。もう一度お試しください。',
    busy: 'カード情報を送信しています。しばらくお待ちください。',
    token_refused: 'このカードはご利用いただけませんでした。',
  },
} as const
