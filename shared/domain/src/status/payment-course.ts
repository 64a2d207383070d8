import { actionRequiredLabels, type ActionRequiredReasonValue } from './action-required.ts'
import { type CancelReason, cancelLabel } from './cancel-reason.ts'

const kinds = {
  applied: 'お申し込み',
  checked: '1回目の審査',
  check_completed: '審査',
  captured: 'カードのお支払い確定',
  transferred: '支払先への振込',
  card_debit: 'カード代金の引き落とし',
  action_required: '対応のお願い',
  answered: 'ご回答',
  cancelled: 'キャンセル',
  expired: '期限切れ',
  requested: 'お支払いのご依頼',
  linked: 'ご依頼の受け取り',
  supplier_confirmed: '支払先の確認',
  returned: '振込の返却（組戻し）',
  return_decision: '再振込または返金の確認',
  resent: '再振込',
  refunded: 'カードへの返金の手続き',
  mailed: 'メールの送信',
  mail_failed: 'メールの不達',
  opened: 'ご依頼の閲覧',
  link_replaced: 'リンクの再発行',
  dates_changed: '日程の変更',
  message_sent: 'メッセージの送信',
  account_named: '入金先の口座の指定',
  addressee_changed: '宛先の変更',
} as const
// The seller who asked for the payment gets it, and has no card in it.
const sellerTitles: Partial<Record<CourseKind, string>> = {
  applied: '依頼先のお支払い',
  transferred: 'ご入金',
  resent: '再度のご入金',
  refunded: '依頼先のカードへの返金の手続き',
  supplier_confirmed: '依頼先の確認',
}
// Once the seller has named another account, only that is checked.
const accountTitles: Partial<Record<CourseKind, string>> = {
  checked: '入金先の口座の1回目の審査',
  check_completed: '入金先の口座の審査',
}
const doneTitles: Partial<Record<CourseKind, string>> = { check_completed: '審査完了' }

/** The title of an event in the timeline; the seller of a request reads another one. */
export const courseTitle = (kind: CourseKind, isSeller: boolean): string =>
  (isSeller ? sellerTitles[kind] : undefined) ?? doneTitles[kind] ?? kinds[kind]

const correction = 'お申し込み内容の修正'
const facts = {
  amount: '請求金額',
  card: 'カード',
  due_date: '支払期日',
  file_ids: 'ファイル',
  invoice_number: '請求書番号',
  issue_date: '発行日',
  payee: '支払先と口座',
  registration_number: '登録番号',
  transfer_date: '振込日',
  transfer_person_name: '振込名義',
} as const
const descriptions: Partial<Record<CourseKind, string>> = {
  card_debit: '引き落とし日は、ご利用のカード会社の締め日によって決まります。',
  returned: '振込先の金融機関から、振り込んだ資金が戻されました。',
  refunded: '返金がご利用明細に反映される時期は、カード会社の処理によって異なります。',
}

type CourseKind = keyof typeof kinds

/** One thing that happened or is going to happen to a payment, as the calls give it. */
export interface CourseEntry {
  readonly kind: CourseKind
  readonly state: 'done' | 'current' | 'planned'
  readonly at: string | null
  readonly on: string | null
  readonly reason?: ActionRequiredReasonValue | undefined
  readonly comment?: string | undefined
  readonly changed?: readonly (keyof typeof facts)[] | undefined
  readonly by?: string | undefined
  readonly former?: { readonly person_name: string; readonly email_address: string } | undefined
}

/** A step of a payment as users read it. */
export interface CourseStep {
  readonly title: string
  /** `passed`: its time is over, and whether it happened is not known here. */
  readonly state: 'done' | 'current' | 'upcoming' | 'attention' | 'stopped' | 'passed'
  /** An instant, or a day `YYYY-MM-DD`; `isDeadline` where it is the last day for it. */
  readonly when: { readonly value: string; readonly isDeadline: boolean } | null
  readonly lines: readonly string[]
}

interface Reader {
  /** A question stands open that the reader can answer. */
  readonly isActionRequired: boolean
  /** The seller of a request reads it, not who pays. */
  readonly isSeller?: boolean
  /** Who ended what was cancelled, where that is known. */
  readonly cancelReason?: CancelReason | undefined
  /** When it is read: what the card company does is not planned for ever. */
  readonly now?: Date
}

/**
 * The course of a payment in words. A question that stands open has no lines: it stands on the payment's detail,
 * with the ways to answer it.
 */
export const courseSteps = (
  entries: readonly CourseEntry[],
  { isActionRequired, isSeller = false, cancelReason, now }: Reader,
): CourseStep[] =>
  entries.flatMap((entry, index) => {
    if (entry.kind === 'card_debit') {
      if (isSeller) return []
      if (isDebitPast(entries, now)) return [debitPast]
    }
    return [
      {
        title:
          (entry.kind === 'cancelled' && cancelLabel(cancelReason)) ||
          (isSeller && sellerTitleOf(entry, entries.slice(0, index))) ||
          titleOf(entry, wasAsked(entries.slice(0, index))),
        state: stateOf(entry, isActionRequired),
        when: whenOf(entry),
        lines: isOpenQuestion(entry, entries.slice(index + 1)) ? [] : linesOf(entry),
      },
    ]
  })

/**
 * Longer after the transfer than most card companies take. They close an account once a month and debit it in the next;
 * the day is theirs, and no call says it.
 */
const debitWithinMs = 45 * 86_400_000

const isDebitPast = (entries: readonly CourseEntry[], now: Date | undefined): boolean => {
  const at = entries.find(({ kind, state }) => kind === 'transferred' && state === 'done')?.at
  return Boolean(now && at && now.getTime() - Date.parse(at) > debitWithinMs)
}

const debitPast: CourseStep = {
  title: kinds.card_debit,
  state: 'passed',
  when: null,
  lines: ['通常の引き落とし日を過ぎている時期です。実際の日付と金額は、カード会社のご利用明細でご確認ください。'],
}

/**
 * Whether the checks after these are of an account that the seller of a request named for money that was charged
 * before.
 */
export const isAccountChecked = (before: readonly Pick<CourseEntry, 'kind' | 'state'>[]): boolean =>
  before.findLast(({ kind, state }) => state === 'done' && (kind === 'account_named' || kind === 'answered'))?.kind ===
  'account_named'

function sellerTitleOf({ kind, state }: CourseEntry, before: readonly CourseEntry[]): string | undefined {
  const ofAccount = isAccountChecked(before) ? accountTitles[kind] : undefined
  if (ofAccount) return kind === 'check_completed' && state === 'done' ? `${ofAccount}完了` : ofAccount
  return sellerTitles[kind]
}

const isOpenQuestion = ({ kind }: CourseEntry, after: readonly CourseEntry[]): boolean =>
  kind === 'action_required' && !after.some(({ kind, state }) => kind === 'answered' && state === 'done')

/** Whether a question stood open after these. */
const wasAsked = (before: readonly CourseEntry[]): boolean =>
  before.findLast(({ kind }) => kind === 'action_required' || kind === 'answered')?.kind === 'action_required'

function titleOf({ kind, state }: CourseEntry, isAnswer: boolean): string {
  if (state === 'done' && doneTitles[kind]) return doneTitles[kind]
  return kind === 'answered' && state === 'done' && !isAnswer ? correction : kinds[kind]
}

function linesOf({ kind, reason, comment, changed, by, former }: CourseEntry): string[] {
  const description = descriptions[kind]
  if (description) return [description]
  return [
    ...(reason ? [actionRequiredLabels[reason].title] : []),
    ...(changed ? [`修正した項目：${changed.map(fact => facts[fact]).join('、')}`] : []),
    ...(comment ? [`「${comment}」`] : []),
    ...addresseeLines({ by, former }),
  ]
}

/** Of a changed addressee: whom the request asked before and who changed it. */
export const addresseeLines = ({ by, former }: Pick<CourseEntry, 'by' | 'former'>): string[] => [
  ...(former ? [`変更前：${former.person_name}（${former.email_address}）`] : []),
  ...(by ? [`変更者：${by}`] : []),
]

function stateOf({ kind, state }: CourseEntry, isActionRequired: boolean): CourseStep['state'] {
  if (kind === 'cancelled' || kind === 'expired' || kind === 'returned') return 'stopped'
  if (state === 'planned') return 'upcoming'
  return isActionRequired && state === 'current' && isAnswerOf(kind) ? 'attention' : state
}

function whenOf({ kind, state, at, on }: CourseEntry): CourseStep['when'] {
  if (at) return { value: at, isDeadline: false }
  // The day of an answer that is still to come is its deadline.
  return on ? { value: on, isDeadline: isAnswerOf(kind) && state !== 'done' } : null
}

/** What answers a question: words and files, or of a seller another account. */
const isAnswerOf = (kind: CourseKind): boolean => kind === 'answered' || kind === 'account_named'
