/** What a form says about a field of a registration. One text per kind of error; the label names the field. */
export const registrationMessages = {
  missing: (label: string) => `${label}を入力してください。`,
  notChosen: (label: string) => `${label}を選択してください。`,
  tooLong: (label: string, max: number) => `${label}は${max}文字以内で入力してください。`,
  notKatakana: (label: string) => `${label}は全角カタカナで入力してください。`,
  corporateNumber: '法人番号が正しくありません。13桁の番号をご確認ください。',
  postalCode: (label: string) => `${label}は7桁の数字で入力してください。`,
  phoneNumber: '電話番号は市外局番から、10桁または11桁の数字で入力してください。',
  noSuchDay: (label: string) => `${label}を正しく入力してください。`,
  underAge: (label: string) => `18歳以上の方のみご登録いただけます。${label}をご確認ください。`,
  transferName: '振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。',
  controlCharacter: (label: string) => `${label}に使用できない文字が含まれています。入力し直してください。`,
  termsNotAgreed: '利用規約をご確認のうえ、同意してください。',
  passwordTooShort: (min: number) => `パスワードは${min}文字以上で入力してください。`,
  passwordTooLong: (max: number) => `パスワードは${max}文字以内で入力してください。`,
  passwordIsAddress: 'メールアドレスを含まないパスワードを入力してください。',
} as const
