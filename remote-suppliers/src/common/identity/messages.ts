import { maxCompanyNameLength } from '@invoice-card/contracts'

const kana = (label: string, help: string) => ({
  label,
  help,
  invalid: `${label}は全角カタカナ${maxCompanyNameLength}文字以内で入力してください。`,
})

/** Words of what a supplier is known by beside its name. */
export const messages = {
  /** By business form. */
  name_kana: {
    1: kana('法人名（カナ）', '口座名義を作るために使います。「カブシキガイシャ」は省略できます。'),
    2: kana('屋号または氏名（カナ）', '口座名義を作るために使います。'),
  },
  registration_number: {
    label: '登録番号（T番号）',
    help: 'Tと13桁の数字です。適格請求書発行事業者でない場合は空欄のままで構いません。',
    invalid: '登録番号はTと13桁の数字で入力してください。',
    differs: '登録番号が法人番号と一致しません。どちらが正しいかご確認ください。',
  },
  issuer: {
    found: (name: string) => `適格請求書発行事業者の公表情報：${name}`,
    ended: (name: string) =>
      `${name}の適格請求書発行事業者の登録は、取り消されたか失効しています。取引先にご確認ください。`,
    notFound: 'この登録番号は、適格請求書発行事業者の公表情報にありません。番号をご確認ください。',
  },
} as const
