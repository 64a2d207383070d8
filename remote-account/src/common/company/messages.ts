export const companyMessages = {
  form: '事業形態',
  forms: { 1: '法人', 2: '個人事業主' },
  corporateName: '法人名',
  businessName: '屋号',
  corporateKana: '法人名（カナ）',
  businessKana: '屋号（カナ）',
  corporateNumber: '法人番号',
  representative: '代表者名',
  birthday: '代表者の生年月日',
  address: '所在地',
  home: 'ご自宅の住所',
} as const
