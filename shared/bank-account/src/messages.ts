/** What forms say about an account. */
export const accountMessages = {
  bank: { label: '金融機関', help: '名前・カナ・4桁のコードで探せます。', required: '金融機関を選択してください。' },
  branch: {
    label: '支店',
    help: '名前・カナ・3桁のコードで探せます。',
    required: '支店を選択してください。',
    needsBank: '先に金融機関を選択してください。',
  },
  type: { label: '預金種目' },
  number: {
    label: '口座番号',
    help: '7桁に満たない場合は、先頭に0を補います。',
    required: '口座番号を入力してください。',
    invalid: '口座番号は7桁以内の数字で入力してください。',
    whole: (number: string) => `${number} として登録します。`,
  },
  holder: {
    label: '口座名義（カナ）',
    help: '例：カブシキガイシャアオバデザイン。振込に使う形に変換します。',
    required: '口座名義を入力してください。',
    tooLong: '口座名義は60文字以内で入力してください。',
    invalid: '口座名義はカタカナまたは英数字で入力してください。漢字は使えません。',
    converted: (kana: string) => `振込に使う名義：${kana}`,
    warnings: {
      wo_became_o: '「ヲ」は振込で使用できないため「オ」に置き換えました。通帳の表記をご確認ください。',
      cut: '名義が30文字を超えるため、31文字目以降を省略しました。',
    },
  },
  japanPost: {
    help: 'ゆうちょ銀行は、通帳の記号と番号から支店と口座番号を求められます。',
    symbol: '記号（5桁）',
    number: '番号',
    apply: '支店と口座番号に変換する',
    invalid: '記号と番号をご確認ください。変換できませんでした。',
    invalidSymbol: '記号は5桁の数字で入力してください。',
    invalidNumber: '番号は8桁以内の数字を、ハイフンなしで入力してください。',
    applied: (branch: string, number: string) => `支店${branch}、口座番号${number}に変換しました。`,
  },
} as const
