import type { RequestKeyReason } from '@invoice-card/contracts'

/** Why a link does not lead on, and what its reader can do. */
export interface ReasonWords {
  readonly title: string
  readonly text: string
  readonly next: string
}

const askSeller = 'お支払い方法は、請求元の会社に、ふだんお使いの連絡先でご相談ください。'

export const requestPageMessages = {
  loading: 'ご依頼を確認しています',
  toTop: 'トップページへ',
  toWaiting: '支払い待ちの一覧へ',
  toRequests: 'ご依頼の一覧へ',
  toOwnRequest: 'ご依頼の詳細へ',
  toSignIn: 'サインインする',
  checkBySignIn: 'サインインして確認する',
  changeAccount: 'サインアウトしてご依頼に戻る',
  stay: 'このアカウントで続ける',
  signedInAs: 'サインイン中のアカウント',
  addressedTo: 'ご依頼の宛先',
  noLink: {
    title: '受け取ったリンクから、もう一度お開きください',
    text: 'このタブには、開いているご依頼がありません。',
    next: 'すでに受け取ったご依頼は、支払い待ちの一覧にあります。',
  },
  reasons: {
    expired: {
      title: 'ご依頼の期限が過ぎています',
      text: 'カードでのお支払いの受付は終了しました。請求そのものがなくなったわけではありません。',
      next: askSeller,
    },
    cancelled: {
      title: 'このご依頼は取り下げられています',
      text: '請求元がご依頼を取り下げました。このご依頼のお手続きは不要です。',
      next: askSeller,
    },
    declined: {
      title: 'このご依頼は、辞退されています',
      text: 'カードでは支払わないとのご回答を、請求元にお伝えしました。',
      next: askSeller,
    },
    replaced: {
      title: 'このリンクは、新しいリンクに替わりました',
      text: '請求元が新しいリンクを発行したため、このリンクからは進めません。',
      next: 'いちばん新しく受け取ったリンクをお開きください。見当たらない場合は、請求元の会社に、もう一度送るようご依頼ください。',
    },
    addressee_changed: {
      title: 'このご依頼は、宛先が変更されました',
      text: '請求元が宛先を変更したため、このリンクからは進めません。',
      next: 'お心当たりがある場合は、請求元の会社に、ふだんお使いの連絡先でご確認ください。お心当たりがない場合、お手続きは不要です。',
    },
    unknown: {
      title: 'リンクが正しくありません',
      text: 'リンクの一部が欠けているか、文字が変わっている可能性があります。',
      next: '受け取ったリンクから、もう一度お開きください。メールの場合は、ボタンを押してお開きください。それでも進めない場合は、請求元の会社にご確認ください。',
    },
    used: {
      title: 'このご依頼は、宛先の会社に届いています',
      text: 'ご依頼の内容とお支払いの状況は、宛先の会社のアカウントに表示されています。',
      next: '宛先の会社のアカウントでサインインすると、請求元、金額、お支払いの状況を確認できます。支払い待ちのご依頼は、そのままお支払いに進めます。お心当たりがない場合は、請求元の会社にご確認ください。',
    },
    own_request: {
      title: '貴社が送ったご依頼です',
      text: '送った会社ご自身では、お支払いいただけません。',
      next: 'お支払いの状況は、ご依頼の詳細で確認できます。',
    },
    other_address: {
      title: '別のアカウント宛てのご依頼です',
      text: 'サインイン中のアカウントでは、お支払いいただけません。',
      next: 'いったんサインアウトして、宛先のメールアドレスで新規登録またはサインインしてください。サインイン中のアカウントでお支払いになる場合は、請求元の会社に、ご依頼の宛先をこのアカウントのメールアドレスに変更するようお申し出ください。',
    },
    feature_off: {
      title: 'この機能は現在ご利用いただけません',
      text: '貴社では、カード払いのご依頼によるお支払いを受け付けていません。',
      next: askSeller,
    },
  } satisfies Record<RequestKeyReason, ReasonWords>,
} as const
