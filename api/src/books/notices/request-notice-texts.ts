import { collectionDetailPath, invoiceDisplayId, isAwaitingBuyer } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { NoticeTexts } from '../../platform/notifications/public.ts'
import { actionRequiredFor, type CancelCause, type NoticeInvoice, numberFact, untilIn } from './notice-texts.ts'
import { requestAmountsOf, requestDeadline } from '../invoices/public.ts'
import { longDay, longMoment, nameAndAmount, shortDay, yen } from '../../platform/wording/public.ts'

/** What the seller of a request reads. */
export const toSeller = (
  invoice: NoticeInvoice,
  notice: Omit<NoticeTexts, 'link' | 'mail'>,
  more: NoticeTexts['mail'] & { facts?: readonly (readonly [string, string])[] } = {},
): NoticeTexts => ({
  ...notice,
  link: collectionDetailPath(invoice),
  mail: {
    ...more,
    facts: [
      ['依頼番号', invoiceDisplayId(invoice.id)],
      ['依頼先', buyerOf(invoice)],
      ...numberFact(invoice),
      ['請求金額', yen(invoice.amount)],
      ...(more.facts ?? []),
    ],
  },
})

/** Whom a request went to and how much it asks for, as the titles begin. */
export const buyerAndAmount = (invoice: NoticeInvoice): string => nameAndAmount(buyerOf(invoice), invoice.amount)

export const buyerOf = ({ buyer_name }: NoticeInvoice): string => buyer_name ?? '依頼先'

/** What comes in, and on which day where that is to be said. */
export const incomeFacts = (invoice: NoticeInvoice, dayLabel?: string) => {
  const { amount, commission_amount } = requestAmountsOf(invoice)
  return [
    ['手数料（税込）', yen(commission_amount)],
    ['入金額', yen(amount)],
    ...(dayLabel && invoice.transfer_date ? [[dayLabel, longDay(invoice.transfer_date)] as const] : []),
  ] as const
}

/** Until when the buyer can pay, or could. */
const deadlineFact = (invoice: NoticeInvoice) => {
  const deadline = requestDeadline(invoice, holidays)
  return ['カード払いの期限', longMoment(deadline)] as const
}

/** A notification has no facts beside its words: the deadline stands among them. The mail has it as a fact. */
function withDeadline(
  invoice: NoticeInvoice,
  notice: Omit<NoticeTexts, 'link' | 'mail'>,
  facts: readonly (readonly [string, string])[] = [],
): NoticeTexts {
  const deadline = deadlineFact(invoice)
  const body = `${notice.body}\n${deadline.join('：')}`
  return toSeller(invoice, { ...notice, body }, { paragraphs: notice.body.split('\n'), facts: [...facts, deadline] })
}

export const requestLinkedNotice = (invoice: NoticeInvoice): NoticeTexts =>
  withDeadline(invoice, {
    kind: 'request_linked',
    title: `${buyerAndAmount(invoice)}宛のカード払いのご依頼が確認されました`,
    body: `${buyerOf(invoice)}宛の${yen(invoice.amount)}のご依頼が確認されました。お支払いの手続きが完了しましたら、お知らせします。`,
  })

export function requestMailFailedNotice(invoice: NoticeInvoice): NoticeTexts {
  const body = [
    `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、${invoice.buyer_email_address ?? ''} 宛てのメールを届けられませんでした。`,
    isAwaitingBuyer(invoice)
      ? '宛先をご確認ください。宛先が正しい場合は、ご依頼の詳細画面で新しいリンクを作成し、依頼先に直接お渡しください。宛先が誤っている場合は、同じ画面で宛先を変更してください。'
      : 'お手数ですが、依頼先に直接ご連絡ください。',
  ].join('\n')
  const notice = {
    kind: 'request_mail_failed',
    title: `${buyerAndAmount(invoice)}へのご依頼のメールを届けられませんでした`,
    body,
  } as const
  const facts = [['宛先', invoice.buyer_email_address ?? '']] as const
  return isAwaitingBuyer(invoice) ? withDeadline(invoice, notice, facts) : toSeller(invoice, notice, { facts })
}

export const requestPaidNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(invoice, {
    kind: 'request_paid',
    title: `${buyerAndAmount(invoice)}宛のご依頼で、カード払いの手続きが行われました`,
    body: `${buyerOf(invoice)}宛の${yen(invoice.amount)}のご依頼について、お支払いの手続きが行われました。お支払いになった会社は、ご依頼の詳細画面でご確認いただけます。内容を確認のうえ、入金の予定をお知らせします。`,
  })

export function requestDeclinedNotice(invoice: NoticeInvoice, comment?: string): NoticeTexts {
  const body = `${buyerOf(invoice)}が${yen(invoice.amount)}のカード払いのご依頼を辞退されました。お支払い方法については、依頼先に直接ご確認ください。`
  const notice = {
    kind: 'request_declined',
    title: `${buyerAndAmount(invoice)}へのカード払いのご依頼が辞退されました`,
  } as const
  if (!comment) return toSeller(invoice, { ...notice, body })
  return toSeller(
    invoice,
    { ...notice, body: `${body}\nコメント：${comment}` },
    { paragraphs: [body], quote: { label: '依頼先からのコメント', text: comment } },
  )
}

export const requestCompletedNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'request_completed',
      title: `${buyerAndAmount(invoice)}へのご依頼の審査が完了し、${shortDay(invoice.transfer_date ?? '')}の入金が決まりました`,
      body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}を、${longDay(invoice.transfer_date ?? '')}にご指定の口座へ振り込みます。`,
    },
    { facts: incomeFacts(invoice, '入金日') },
  )

export const accountRequiredNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'request_account_required',
      asks: actionRequiredFor(invoice),
      title: `${buyerAndAmount(invoice)}へのご依頼：ご指定の口座に入金できません${untilIn(invoice)}`,
      body: [
        `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、ご指定の口座には入金できません${invoice.action_required_comment ? `（${invoice.action_required_comment}）` : ''}。`,
        '入金先の口座をご確認のうえ、別の口座をご指定ください。内容を確認のうえ、あらためて振り込みます。',
      ].join('\n'),
    },
    invoice.action_required_until
      ? {
          facts: [['ご対応期限', longDay(invoice.action_required_until)]],
          closing: [
            `${longDay(invoice.action_required_until)}までにご対応がない場合、お支払いはキャンセルされ、入金は行われません。`,
          ],
        }
      : {},
  )

export const requestTransferredNotice = (invoice: NoticeInvoice): NoticeTexts =>
  toSeller(
    invoice,
    {
      kind: 'request_transferred',
      title: `${buyerAndAmount(invoice)}へのご依頼の入金が完了しました`,
      body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼について、手数料を差し引いた${yen(requestAmountsOf(invoice).amount)}をご指定の口座へ振り込みました。手数料の領収書（適格請求書）は、ご依頼の詳細画面からダウンロードできます。`,
    },
    { facts: incomeFacts(invoice, '入金日') },
  )

/** Who ended it and why, in a word and in a sentence. The seller must not learn what an examiner asked of the buyer. */
const cancelCauses: Readonly<Record<CancelCause, { readonly fact: string; readonly because: string }>> = {
  buyer: { fact: '依頼先によるキャンセル', because: '依頼先のお申し出により' },
  examiner: { fact: '審査の結果によるキャンセル', because: '審査の結果、お引き受けできなかったため' },
  unanswered: {
    fact: 'お支払いの内容を確認できなかったため',
    because: '期限までにお支払いの内容を確認できなかったため',
  },
  account_not_named: {
    fact: '入金先の口座が指定されなかったため',
    because: '期限までに入金先の口座のご指定がなかったため',
  },
}

export function requestPaymentCancelledNotice(invoice: NoticeInvoice, cause: CancelCause): NoticeTexts {
  const { fact, because } = cancelCauses[cause]
  return toSeller(
    invoice,
    {
      kind: 'request_payment_cancelled',
      title: `${buyerAndAmount(invoice)}へのご依頼のお支払いがキャンセルされました`,
      body: `${because}、${buyerOf(invoice)}による${yen(invoice.amount)}のお支払いはキャンセルされ、入金は行われません。お支払い方法については、依頼先に直接ご確認ください。`,
    },
    { facts: [['キャンセルの理由', fact]] },
  )
}

export const requestLapsedNotice = (invoice: NoticeInvoice): NoticeTexts =>
  withDeadline(invoice, {
    kind: 'request_lapsed',
    title: `${buyerAndAmount(invoice)}へのカード払いのご依頼の期限が切れました`,
    body: `${buyerOf(invoice)}への${yen(invoice.amount)}のご依頼は、期限までにお支払いの手続きがなかったため終了しました。お支払い方法については、依頼先に直接ご確認ください。`,
  })
