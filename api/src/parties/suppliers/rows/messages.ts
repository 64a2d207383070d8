import type { Account, suppliers } from '@invoice-card/contracts'
import { accountTypeName, displayKana } from '@invoice-card/domain'
import type { Messages } from '../../../platform/http/public.ts'
import type { NoticeTexts } from '../../../platform/notifications/public.ts'
import { longMoment } from '../../../platform/wording/public.ts'

export const suppliersMessages: Messages<typeof suppliers> = {
  supplier_not_found: '取引先が見つかりませんでした。削除された可能性があります。',
  supplier_already_exists: 'この取引先はすでに登録されています。登録済みの取引先をご確認ください。',
  supplier_is_own_company: '自社を取引先として登録することはできません。支払先の情報をご確認ください。',
  account_is_own_company: '自社の口座を取引先の口座として登録することはできません。口座の情報をご確認ください。',
  supplier_in_use:
    'お手続き中のお支払いまたはカード払いのご依頼があるため、この取引先は削除できません。完了後に、もう一度お試しください。',
  supplier_money_returned:
    '振込先の銀行から戻された資金の取扱いが決まっていないため、この取引先は削除できません。お支払いの詳細をご確認ください。',
  supplier_not_allowed:
    'この取引先は確認の結果ご利用いただけないため、口座を登録・変更・削除できません。ご不明な点は、お問い合わせください。',
  supplier_under_examination:
    'この取引先は内容を確認しているため、削除できません。確認が終わってから、もう一度お試しください。',
  supplier_contact_changed:
    'この取引先の連絡先は、ほかの画面で変更されています。最新の内容をご確認のうえ、もう一度入力してください。',
  supplier_contact_invalid: '連絡先に誤りがあります。内容をご確認ください。',
  supplier_identity_complete: 'この取引先の番号またはカナは、すでに登録されています。最新の内容をご確認ください。',
  corporate_number_incorrect: '法人番号が正しくありません。13桁の番号をご確認ください。',
  account_not_found: '口座が見つかりませんでした。',
  account_already_exists: 'この口座はすでに登録されています。',
  account_changed: 'この口座は、ほかの画面で変更されています。最新の内容をご確認のうえ、もう一度入力してください。',
  account_in_transfer:
    'この口座への振込を予約しているため、変更できません。振込の完了後に変更するか、新しい口座を追加してください。',
  account_in_use:
    'お手続き中のお支払いで使われているため、この口座は削除できません。完了後に、もう一度お試しください。',
  bank_not_found: '銀行が見つかりません。銀行を検索して選択してください。',
  branch_not_found: '支店が見つかりません。支店を検索して選択してください。',
  holder_not_convertible: '口座名義に使用できない文字が含まれています。全角カタカナで入力してください。',
}

/** Of a number or kana that is added to a supplier. */
export const identityMessages = {
  supplier_not_allowed:
    'この取引先は確認の結果ご利用いただけないため、番号やカナを登録できません。ご不明な点は、お問い合わせください。',
  corporate_number_incorrect: '登録番号が法人番号と一致しません。どちらが正しいかご確認ください。',
  supplier_is_own_company: '自社の登録番号です。取引先の番号をご確認ください。',
  supplier_already_exists: 'この登録番号の取引先は、すでに登録されています。登録済みの取引先をご確認ください。',
} as const

/** What is wrong with a field of a supplier's contact data. */
export const contactMessages = {
  phone_number: '電話番号は市外局番から、10桁または11桁の数字で入力してください。',
  email_address: 'メールアドレスを正しい形式で入力してください。',
  representative_name: '代表者名は、個人事業主の取引先にだけ登録できます。',
} as const

/** An account with the names of its bank and branch. */
type NamedAccount = Pick<
  Account,
  'bank_name' | 'branch_name' | 'account_type' | 'account_number' | 'account_holder_kana'
>

interface AccountChange {
  readonly supplierId: number
  readonly supplierName: string
  readonly accountId: number
  /** Null of an account that was added. */
  readonly before: NamedAccount | null
  /** Null of an account that was deleted. */
  readonly after: NamedAccount | null
  /** The user's name. */
  readonly changedBy: string
  readonly changedAt: Date
  /** An examination is open already. */
  readonly isBeingExamined: boolean
}

// The whole number stays in the product: mails are read by others.
const accountText = ({
  bank_name,
  branch_name,
  account_type,
  account_number,
  account_holder_kana,
}: NamedAccount): string =>
  `${bank_name} ${branch_name} ${accountTypeName(account_type)} 末尾${account_number.slice(-4)} ${displayKana(account_holder_kana)}`

/** What the company reads when an account that money goes to was changed. */
export function accountChangedNotice(change: AccountChange): NoticeTexts {
  const { supplierId, supplierName, accountId, before, after, changedBy, changedAt } = change
  const did = before === null ? '追加' : after === null ? '削除' : '変更'
  const accounts: readonly (readonly [label: string, account: NamedAccount | null])[] =
    before === null || after === null
      ? [[`${did}された口座`, before ?? after]]
      : [
          ['変更前', before],
          ['変更後', after],
        ]
  const facts = [
    ...accounts.flatMap(([label, account]) => (account ? [[label, accountText(account)] as const] : [])),
    [`${did}した方`, changedBy],
    [`${did}日時`, longMoment(changedAt)],
  ] as const
  const what = `${supplierName}の振込先口座が${did}されました。${whatFollows(change)}`
  const warning = warnings[after === null ? 'gone' : 'new']
  return {
    kind: 'supplier_account_changed',
    title:
      did === '変更'
        ? `取引先「${supplierName}」の口座情報が変更されました`
        : `取引先「${supplierName}」${did === '追加' ? 'に' : 'の'}口座が${did}されました`,
    body: [what, ...facts.map(([label, value]) => `${label}：${value}`), warning].join('\n'),
    link: `/suppliers/${supplierId}/accounts/${accountId}/changes`,
    mail: { paragraphs: [what, warning], facts },
  }
}

const whatFollows = ({ after, isBeingExamined }: AccountChange): string =>
  after === null
    ? 'この口座は、これからのお支払いでは選べません。'
    : `この取引先は、${isBeingExamined ? 'ただいま確認しております' : 'あらためて確認いたします'}。`

const warnings = {
  new: 'お心当たりがない場合は、口座の変更を装った詐欺の可能性があります。取引先へ電話などでご確認のうえ、ただちにお問い合わせください。',
  gone: 'お心当たりがない場合は、ただちにお問い合わせください。',
} as const

/** What the company reads when an examiner has decided about its supplier. */
export const examinedNotice = (
  { id, name }: { id: number; name: string },
  status: 'Approved' | 'Rejected',
): NoticeTexts =>
  status === 'Approved'
    ? {
        kind: 'supplier_approved',
        title: `取引先「${name}」の確認が完了しました`,
        body: `${name}の確認が完了しました。`,
        link: `/suppliers/${id}`,
      }
    : {
        kind: 'supplier_rejected',
        title: `取引先「${name}」へのお支払いはご利用いただけません`,
        body: `${name}を確認した結果、新しいお支払いにはご利用いただけません。ご不明な点は、お問い合わせください。`,
        link: `/suppliers/${id}`,
      }
