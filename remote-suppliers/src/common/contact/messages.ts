import { maxAddressLength, maxPersonNameLength } from '@invoice-card/contracts'

/** Words of the fields of a supplier's contact data. */
export const messages = {
  representative_name: {
    label: '代表者名',
    help: '屋号で登録する場合に、代表者のお名前を入力できます。',
    tooLong: `代表者名は${maxPersonNameLength}文字以内で入力してください。`,
  },
  postal_code: {
    label: '郵便番号',
    help: '7桁の数字です。入力すると、所在地の空欄に住所が入ります。',
    invalid: '郵便番号は7桁の数字で入力してください。',
  },
  address: { label: '所在地', tooLong: `所在地は${maxAddressLength}文字以内で入力してください。` },
  phone_number: {
    label: '電話番号',
    help: 'ハイフンは省略できます。',
    invalid: '電話番号は市外局番から、10桁または11桁の数字で入力してください。',
  },
  email_address: {
    label: 'メールアドレス',
    invalid: 'メールアドレスを正しい形式で入力してください。',
  },
} as const
