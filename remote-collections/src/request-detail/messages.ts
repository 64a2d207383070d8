import type { Cancellation, MailState, RequestMail } from '@invoice-card/contracts'

export const messages = {
  titleEnd: 'へのご依頼',
  loading: 'ご依頼の内容',
  displayIdLabel: '依頼番号',
  displayId: (id: string) => `依頼番号 ${id}`,
  notFound: {
    title: 'ご依頼が見つかりません',
    description: 'アドレスをご確認いただくか、ご依頼の一覧からお探しください。',
  },
  list: 'ご依頼の一覧へ',
  copy: 'この内容で新しく依頼する',
  headline: {
    title: 'ご入金',
    deposit: '入金額',
    requestedDeposit: '入金額（依頼時）',
    day: '入金日',
    undecided: '未定',
  },
  next: {
    unopened: (until: string) =>
      `依頼先のご確認とお支払いを待っています。カードでお支払いいただけるのは、${until}までです。`,
    waiting: (until: string) => `依頼先のお支払いを待っています。カードでお支払いいただけるのは、${until}までです。`,
    overdue: 'カード払いの期限を過ぎました。まもなく期限切れになります。',
    review: (day: string) => `お支払いの内容を審査しています。審査が完了すると、${day}に入金します。`,
    reviewUndecided: 'お支払いの内容を審査しています。審査が完了すると、入金日が決まります。',
    accountReview: (day: string | null) =>
      `ご指定いただいた口座を審査しています。審査が完了すると、${day ? `${day}に入金します` : '入金日が決まります'}。`,
    decided: (day: string) => `${day}に、入金先の口座へ入金します。`,
    deposited: (day: string) => `${day}に、入金先の口座へ入金しました。`,
  },
  facts: {
    title: 'ご依頼の内容',
    supplier: '依頼先',
    openSupplier: '登録取引先を見る',
    person: 'ご担当者',
    due: '支払期日',
    payUntil: 'カード払いの期限',
    until: 'まで',
    depositDay: '入金日',
    account: '入金先の口座',
    holder: '口座名義',
    payer: 'お支払いになった会社',
    otherPayer: '依頼先と異なる会社名です。お心当たりがない場合は、依頼先にご確認ください。',
    transferName: '振込名義',
    transferNameHelp: '通帳や入出金明細に表示される名義です。',
    invoiceNumber: '請求書番号',
    issueDate: '発行日',
    message: 'メッセージ',
    handover: 'お届けの方法',
    byMail: 'メール',
    byLink: 'リンクのみ（メールは送信していません）',
    opened: 'ご依頼の閲覧',
    notOpened: 'まだ開かれていません',
    openedHelp: 'ご依頼が最初に開かれた日時です。',
    receipt: '手数料の領収書',
    receiptText: (number: string, day: string) => `${number}（${day}発行）`,
    created: '依頼日時',
    undecided: '未定',
    none: 'なし',
  },
  timeline: '進み具合',
  ahead: { opened: '依頼先のご確認', paid: '依頼先のお支払い', checked: '審査', deposited: 'ご入金' },
  mails: {
    title: '依頼先へのメール',
    empty: 'ご依頼のメールはまだ送信していません。',
    kinds: {
      received: 'お支払いのご依頼',
      reminder: '期限のお知らせ',
      cancelled: '取り下げのお知らせ',
      expired: '期限切れのお知らせ',
      dates_changed: '日程の変更のお知らせ',
      message: 'メッセージ',
    } satisfies Record<RequestMail['kind'], string>,
    states: {
      waiting: { label: '送信待ち', tone: 'neutral' },
      sent: { label: '送信済み', tone: 'success' },
      failed: { label: '不達', tone: 'danger' },
      cancelled: { label: '送信取りやめ', tone: 'neutral' },
    } satisfies Record<MailState, { label: string; tone: 'neutral' | 'success' | 'danger' }>,
  },
  mailFailed: {
    title: 'メールが届きませんでした',
    text: (address: string) => `${address} 宛てのメールは、相手のメールサーバーに受け取られませんでした。`,
    advice:
      'リンクを作成して、別の方法でお渡しください。アドレスに誤りがある場合は、「宛先を変更する」から、正しいアドレスにお送りください。',
  },
  ended: {
    reasons: {
      withdrawn: 'このご依頼を取り下げました',
      declined: '依頼先が、このご依頼を辞退されました',
      buyer: '依頼先が、お支払いをキャンセルしました',
      examiner: '審査の結果、このお支払いをお引き受けできませんでした',
      unanswered: '期限までにご回答を確認できなかったため、お支払いをキャンセルしました',
    } satisfies Record<Cancellation['reason'], string>,
    expired: '期限までにお支払いがなかったため、このご依頼は終了しました',
    messageToBuyer: '依頼先に伝えた内容',
    fromBuyer: '依頼先からのコメント',
    advice: '入金は行われません。手数料もかかりません。お支払いの方法を、依頼先とご確認ください。',
  },
  returned: {
    pending: {
      title: '入金した資金が、金融機関から戻されました',
      text: (reason: string) =>
        `戻された理由：${reason}。再度の入金または返金について、担当者が確認しています。決まりしだいお知らせします。`,
    },
    resend: {
      title: '再度の入金を予定しています',
      text: (reason: string, day: string) =>
        `入金した資金が戻されたため（理由：${reason}）、${day}にあらためて入金します。`,
      account: (account: string) => `再度の入金先：${account}`,
    },
    refund: {
      title: '依頼先のカードへの返金の手続きを行いました',
      text: (reason: string) =>
        `入金した資金が戻されたため（理由：${reason}）、依頼先のカードに全額を返金します。お支払いの方法を、依頼先とご確認ください。`,
      receipt: '発行済みの手数料の領収書は、仕入税額控除にはお使いいただけません。',
    },
  },
  receipt: { download: '領収書をダウンロードする', failed: '領収書をダウンロードできませんでした' },
} as const
