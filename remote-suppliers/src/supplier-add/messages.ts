import { maxCompanyNameLength } from '@invoice-card/contracts'
import type { SupplierStatus } from '@invoice-card/contracts'
import { messages as contactMessages } from '../common/contact/messages.ts'
import { messages as identityMessages } from '../common/identity/messages.ts'

const optionalCorporateNumber =
  '13桁の番号です。分からない場合は空欄のままで構いません。入力すると、公表されている法人名と所在地が空欄に入ります。'
const name = (item: string) => ({
  label: item,
  required: `${item}を入力してください。`,
  tooLong: `${item}は${maxCompanyNameLength}文字以内で入力してください。`,
})

export const messages = {
  flow: '取引先の登録',
  steps: ['取引先の情報', '振込先口座', '内容の確認'],
  back: '登録取引先に戻る',
  survivesReload: '入力した内容は、この画面を再読み込みしても残ります。',

  company: {
    title: '取引先の情報の入力',
    lead: '支払先になる取引先の情報を入力してください。',
    form: '事業形態',
    forms: { 1: '法人', 2: '個人事業主' },
    formDescriptions: { 1: '株式会社、合同会社、一般社団法人など', 2: '屋号または個人のお名前で事業を営む方' },
    sections: { form: '事業形態', corporation: '法人の情報', soleProprietor: '個人事業主の情報', contact: '連絡先' },
    contactLead: '任意の項目です。お支払いについて取引先に確認するときにお使いください。',
    next: '振込先口座の入力へ進む',
  },
  register: {
    label: '国税庁の公表情報から探す',
    help: '法人名の一部、または13桁の法人番号を入力して選ぶと、下の欄に反映します。',
    none: '候補がありません。法人名の一部か、13桁の法人番号を入力してください。見つからないときは、下の欄に直接入力できます。',
    found: (name: string) => `国税庁の公表情報：${name}`,
    notFound: 'この法人番号の法人は、国税庁の公表情報にありません。番号をご確認ください。',
  },
  fields: {
    corporate_name: name('法人名'),
    corporate_name_kana: identityMessages.name_kana[1],
    corporate_number: {
      label: '法人番号',
      help: optionalCorporateNumber,
      invalid: '法人番号が正しくありません。13桁の番号をご確認ください。',
    },
    business_name: name('屋号または氏名'),
    business_name_kana: identityMessages.name_kana[2],
    registration_number: identityMessages.registration_number,
    ...contactMessages,
  },
  check: {
    existing: 'この取引先は、すでに登録されています。',
    openExisting: (name: string) => `登録済みの「${name}」を見る`,
    own: '自社を取引先として登録することはできません。支払先の情報を入力してください。',
    wrongNumber: '法人番号と登録番号が一致しません。番号をご確認ください。',
    similar: '名前の似た取引先が登録されています。同じ取引先ではないか、ご確認ください。',
    unverifiable: 'この登録番号は、法人番号からは確かめられませんでした。入力に間違いがないかご確認ください。',
    starts: {
      Approved: null,
      Unapproved: null,
      Escalation:
        'この取引先は、登録後に追加の確認が必要です。確認が終わるまで、お支払いに時間がかかる場合があります。',
      Rejected:
        'この取引先は、以前の確認の結果、お支払いにはご利用いただけません。登録すると「利用できない取引先」に入ります。ご不明な点は、お問い合わせください。',
    } satisfies Record<SupplierStatus, string | null>,
    openDisabled: '利用できない取引先を見る',
  },

  bank: {
    title: '振込先口座の入力',
    lead: (name: string) => `${name}の振込先口座を入力してください。`,
    section: '振込先口座',
    proposed: '口座名義は、入力されたカナから作りました。通帳や請求書の名義と違うときは、修正してください。',
    later: '口座はあとで登録する',
    laterHelp: '口座は、取引先の詳細やお支払いのお申し込みのときにも登録できます。',
    next: '内容の確認へ進む',
    back: '取引先の情報に戻る',
  },

  confirm: {
    title: '取引先の登録内容の確認',
    lead: '内容をご確認のうえ、登録してください。登録後に、取引先の確認を行います。',
    company: '取引先の情報',
    account: '振込先口座',
    editCompany: '取引先の情報を修正する',
    editAccount: '振込先口座を修正する',
    openExisting: '登録済みの取引先を見る',
    none: '未入力',
    later: 'あとで登録します。',
    type: '事業形態',
    register: 'この内容で登録する',
    back: '振込先口座に戻る',
    done: (name: string) => `${name}を登録しました。`,
    failedUnseen: '取引先を登録できませんでした。登録取引先の一覧をご確認のうえ、もう一度お試しください。',
    refusedFields: '登録できなかった項目があります。修正してから、もう一度登録してください。',
    lostTitle: '登録の結果を確認できませんでした',
    lost: '通信が途切れたため、登録が完了したか分かりません。通信環境をご確認のうえ、もう一度「この内容で登録する」を押してください。二重に登録されることはありません。',
  },
} as const
