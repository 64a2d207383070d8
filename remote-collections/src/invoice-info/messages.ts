const required = (item: string) => `${item}を入力してください。`
const choose = (item: string) => `${item}を選択してください。`

export const messages = {
  title: '依頼内容の入力',
  lead: 'ご依頼先と請求の内容を入力してください。入力した内容は、自動で下書きに保存されます。',
  leadRead: '請求書から読み取った内容をご確認ください。違っているところは書き直せます。',
  reading: '請求書を読み取っています。読み取れた項目から入力欄に入ります。先に入力した項目は書き換えません。',
  viewer: '請求書',
  sections: { buyer: 'ご依頼先', invoice: '請求書', amounts: '請求金額の内訳', deposit: '期日と入金', message: 'メッセージ' },
  buyer: {
    choose: '登録済みの取引先から選ぶ', add: '新しい取引先に依頼する', search: '会社名・カナ・法人番号で探す',
    none: '該当する取引先が見つかりません。', matched: (name: string) => `請求書の宛名から「${name}」を見つけました。`,
    registered: (name: string) => `国税庁の公表情報では「${name}」です。`, unregistered: '国税庁の公表情報に、この法人番号は見つかりません。',
  },
  fields: {
    supplierId: { label: 'ご依頼先', required: choose('ご依頼先') },
    business_form: { label: '事業形態', corporation: '法人', soleProprietor: '個人事業主' },
    name: { corporation: '法人名', soleProprietor: '屋号または氏名', required, tooLong: (item: string) => `${item}は100文字以内で入力してください。` },
    name_kana: { label: 'カナ', tooLong: 'カナは100文字以内で入力してください。' },
    corporate_number: {
      label: '法人番号', help: '13桁の番号です。入力すると、国税庁の公表情報から名称を調べます。',
      invalid: '法人番号が正しくありません。13桁の番号をご確認ください。',
    },
    registration_number: {
      label: '登録番号（T番号）', help: 'Tと13桁の数字です。分からない場合は空欄のままで構いません。',
      invalid: '登録番号はTと13桁の数字で入力してください。',
    },
    person: { label: 'ご担当者名', help: 'メールの宛名になります。', required: required('ご担当者名'), tooLong: 'ご担当者名は60文字以内で入力してください。' },
    email: {
      label: 'ご担当者のメールアドレス', help: 'このメールアドレスの方だけが、ご依頼にお支払いいただけます。',
      required: required('メールアドレス'), invalid: 'メールアドレスは正しい形式で入力してください。',
    },
    invoice_number: { label: '請求書番号', tooLong: '請求書番号は60文字以内で入力してください。' },
    issue_date: { label: '発行日', invalid: '発行日は正しい日付で入力してください。' },
    payment_due_date: {
      label: 'お支払期日', help: '請求書に書かれている期日です。入金日は、この日までの営業日をご提案します。',
      required: required('お支払期日'), invalid: 'お支払期日は正しい日付で入力してください。', past: 'お支払期日は本日以降の日を入力してください。',
    },
    deposit_date: {
      label: '入金日', help: '貴社の口座に入金される日です。銀行の営業日から選べます。', onDueDate: '（お支払期日）',
      required: choose('入金日'), unavailable: 'この入金日は選択できません。別の営業日を選択してください。',
      afterDue: 'お支払期日より後の日です。ご依頼先にご確認のうえお進みください。',
      payUntil: (moment: string) => `ご依頼先がカードでお支払いいただけるのは、${moment}までです。過ぎると、ご依頼は期限切れになります。`,
    },
    message: { label: 'ご依頼先へのメッセージ', help: 'メールとお支払いの画面に表示されます。', tooLong: 'メッセージは1,000文字以内で入力してください。' },
  },
  amounts: {
    lead: '税抜きの金額を、税率ごとに入力してください。消費税と合計は自動で計算し、請求書と違うときは書き直せます。',
    fromTotal: '請求金額だけを入力すると、すべて10％対象（税込）として内訳をご提案します。',
    standard_taxable_amount: '10％対象（税抜）', reduced_taxable_amount: '8％対象（税抜・軽減税率）', nontaxable_amount: '対象外（非課税・不課税）',
    discountKind: { label: '値引き', none: 'なし', yen: '金額で入力', rate: '率で入力' },
    discount_amount: '値引額（税抜）', discount_rate: '値引率',
    afterDiscount: '値引き後の金額', standard_discounted_amount: '10％対象（値引き後）',
    reduced_discounted_amount: '8％対象（値引き後）', nontaxable_discounted_amount: '対象外（値引き後）',
    standard_consumption_tax_amount: '消費税（10％）', reduced_consumption_tax_amount: '消費税（8％）',
    billing_amount: '請求金額（税込）',
    required: required('請求金額'), invalid: '金額は1円単位の数字で入力してください。', tooLarge: '一度にご依頼いただける金額の上限を超えています。',
    rateInvalid: '値引率は0から100までの数字（小数点以下2桁まで）で入力してください。',
  },
  feeTooLarge: (fee: string) => `請求金額は、サービス手数料の${fee}より大きい金額を入力してください。`,
  duplicate: {
    title: '同じご依頼先・請求書番号・金額のご依頼があります', text: '二重のご依頼になっていないか、ご確認ください。',
    link: (id: string, day: string) => `${id}（${day}ご依頼）`,
  },
  next: '入金先の選択へ進む',
  back: '請求書を選び直す',
} as const
