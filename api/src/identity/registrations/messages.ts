import type { CheckReason, RegistrationStatus, registrations } from '@invoice-card/contracts'
import { corporationRules, soleProprietorRules } from '@invoice-card/domain/registration'
import { codeRefusals } from '../codes/public.ts'
import { passwordUnsuitable } from '../credentials/public.ts'
import type { Messages } from '../../platform/http/public.ts'

export const registrationsMessages: Messages<typeof registrations> = {
  ...codeRefusals,
  password_unsuitable: passwordUnsuitable,
  registration_token_invalid: '登録の有効時間が過ぎました。はじめから登録してください。',
  registration_invalid: '入力内容に誤りがあります。内容をご確認ください。',
  registration_already_done: 'すでに登録が完了しています。サインインしてご利用ください。',
  email_address_registered: 'このメールアドレスはすでに登録されています。サインインしてご利用ください。',
  corporate_number_registered: 'この法人番号はすでに登録されています。社内のご担当者さまにご確認ください。',
}

/** What the screening shows a company that registers. */
const checkReasons: Readonly<Record<CheckReason['code'], string>> = {
  corporate_number_registered: registrationsMessages.corporate_number_registered,
  corporate_number_unknown:
    'この法人番号は国税庁の法人番号公表サイトで確認できませんでした。番号をご確認ください。このまま登録された場合は、内容を確認のうえご連絡します。',
  corporate_number_unchecked:
    '国税庁の法人番号公表サイトに接続できず、法人番号を確認できませんでした。このまま登録された場合は、内容を確認のうえご連絡します。',
  corporate_number_stopped:
    'この法人番号では、以前のご登録について確認が必要です。このまま登録された場合は、内容を確認のうえご連絡します。',
  free_mail_address:
    'フリーメールなど、どなたでも取得できるメールアドレスでのご登録です。法人さまのご登録であることを確認するため、このまま登録された場合は、内容を確認のうえご連絡します。',
  name_suspicious:
    '会社名・屋号、代表者名または振込名義を確認する必要があります。このまま登録された場合は、内容を確認のうえご連絡します。',
  name_reserved:
    '個人事業主さまの屋号に、会社や銀行を表す文字が含まれています。屋号をご確認ください。このまま登録された場合は、内容を確認のうえご連絡します。',
  corporate_name_differs:
    '法人名が国税庁の法人番号公表サイトの商号と異なります。商号をご確認ください。このまま登録された場合は、内容を確認のうえご連絡します。',
}

export const reason = (code: CheckReason['code']): CheckReason => ({ code, message: checkReasons[code] })

export const categoryUnknown = '業種を選択してください。'

const notices = {
  registered: {
    title: 'ご登録が完了しました',
    body: (name: string) => `${name}さまのご登録が完了しました。サインインして、請求書のカード払いをご利用ください。`,
  },
  under_review: {
    title: 'ご登録を受け付けました',
    body: (name: string) =>
      `${name}さまのご登録を受け付けました。登録審査を行い、結果をメールでお知らせします。登録審査が終わるまで、お支払いのお申し込みはできません。`,
  },
  rejected: {
    title: 'ご登録を承認できませんでした',
    body: (name: string) =>
      `${name}さまのご登録内容を確認しましたが、承認できませんでした。ご不明な点は、お問い合わせください。`,
  },
} as const satisfies Record<RegistrationStatus, unknown>

export const registrationNotice = (status: RegistrationStatus, companyName: string) =>
  ({
    kind: 'registration_result',
    title: notices[status].title,
    body: notices[status].body(companyName),
    link: status === 'registered' ? '/toppage' : null,
    linkLabel: 'トップページを開く',
  }) as const

/** Which fields were changed; to what stands on the screen, for who may read it. */
export function companyChangedNotice(
  { name, business_form }: { readonly name: string; readonly business_form: 1 | 2 },
  fields: readonly string[],
) {
  const rules = Object.entries(business_form === 1 ? corporationRules : soleProprietorRules)
  const labels = rules.filter(([field]) => fields.includes(field)).map(([, { label }]) => label)
  return {
    kind: 'company_changed',
    title: '登録情報を変更しました',
    body: `ご提出いただいた書類にもとづき、${name}さまの登録情報（${labels.join('、')}）を変更しました。内容をご確認ください。お心当たりがない場合は、お問い合わせください。`,
    link: '/myaccount/company',
    linkLabel: '登録情報を開く',
  } as const
}
