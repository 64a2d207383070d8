import type { RequestKeyReason } from '@invoice-card/contracts'

/** Why a link does not lead on, and what its reader can do. */
export interface ReasonWords { readonly title: string, readonly text: string, readonly next: string }

const askSeller = 'お支払い方法は、請求元の会社に、ふだんお使いの連絡先でご相談ください。'

export const requestPageMessages = {
  loading: 'ご依頼を確認しています',
  title: (seller: string) => `${seller}からのお支払いのご依頼`,
  lead: '請求書を、クレジットカードでお支払いいただけます。',
  facts: 'ご依頼の内容',
  amount: 'お支払い金額', fee: '手数料 0円（請求元が負担します）',
  number: '請求書番号', none: 'なし', dueDate: '支払期日', deadline: 'カード払いの期限', until: 'まで', today: '本日まで',
  daysLeft: (days: number) => `あと${days}日`,
  to: '宛先', person: (name: string) => `${name} 様`, message: '請求元からのメッセージ',
  signUp: '新規登録して支払いに進む', signUpHelp: 'ご登録は無料です。ご登録のあと、このご依頼に戻ります。',
  hasAccount: 'すでにご登録済みの方', signIn: 'サインインして支払う',
  file: '請求書', showFile: '請求書を見る', hideFile: '請求書を閉じる', download: (name: string) => `${name}をダウンロード`,
  enlarge: '（新しいタブで拡大します）', enlargeHelp: '画像を選ぶと、新しいタブで大きく表示します。',
  picture: (name: string, page: number) => `${name} ${page}ページ`,
  noPictures: '画像を準備しています。少し待ってからもう一度お試しになるか、ダウンロードしてご確認ください。',
  staleFile: '請求書を表示できませんでした。もう一度お試しください。', again: 'もう一度表示する',
  genuine: {
    title: 'このご依頼が本物かを確かめるには',
    mail: 'メールで届いた場合は、送信元が次のとおりであること',
    handed: (name: string) => `リンクを直接受け取った場合は、${name}の方から、ふだんの連絡方法で受け取ったこと`,
    unmailed: (name: string) => `このリンクを、${name}の方から、ふだんの連絡方法で直接受け取ったこと。このご依頼について、当サービスからメールはお送りしていません。`,
    page: 'このページのアドレスが、次の文字で始まること',
    seller: (name: string) => `請求の内容にお心当たりがない場合は、${name}に、ふだんお使いの電話番号やメールアドレスでご確認ください。リンクと一緒に届いた連絡先や、このページに書かれた連絡先は使わないでください。`,
    card: 'カード番号をお尋ねするのは、サインインしたあとのお支払い画面だけです。メールや電話でお尋ねすることはありません。',
    nothing: 'お心当たりがないご依頼は、そのまま閉じてください。何もしなければ、請求は発生しません。',
  },
  course: {
    title: 'お支払いまでの流れ',
    steps: ['会社情報を登録し、サインインします。', 'ご依頼の内容を確認し、カードで支払います。', '審査のあと、当サービスが請求元の口座へ振り込みます。お客さまからのお振り込みは不要です。'],
  },
  toTop: 'トップページへ', toWaiting: '支払い待ちの一覧へ', toRequests: 'ご依頼の一覧へ', toOwnRequest: 'ご依頼の詳細へ', toSignIn: 'サインインする', checkBySignIn: 'サインインして確認する',
  changeAccount: 'サインアウトして依頼に戻る',
  signedInAs: 'サインイン中のアカウント', addressedTo: 'ご依頼の宛先',
  noLink: {
    title: '受け取ったリンクから、もう一度お開きください', text: 'このタブには、開いているご依頼がありません。',
    next: 'すでに受け取ったご依頼は、支払い待ちの一覧にあります。',
  },
  reasons: {
    expired: { title: 'ご依頼の期限が過ぎています', text: 'カードでのお支払いの受付は終了しました。請求そのものがなくなったわけではありません。', next: askSeller },
    cancelled: { title: 'このご依頼は取り下げられています', text: '請求元がご依頼を取り下げました。このご依頼のお手続きは不要です。', next: askSeller },
    declined: { title: 'このご依頼は、辞退されています', text: 'カードでは支払わないとのご回答を、請求元にお伝えしました。', next: askSeller },
    replaced: {
      title: 'このリンクは、新しいリンクに替わりました', text: '請求元が新しいリンクを発行したため、このリンクからは進めません。',
      next: 'いちばん新しく受け取ったリンクをお開きください。見当たらない場合は、請求元の会社に、もう一度送るようご依頼ください。',
    },
    unknown: {
      title: 'リンクが正しくありません', text: 'リンクの一部が欠けているか、文字が変わっている可能性があります。',
      next: '受け取ったリンクから、もう一度お開きください。メールの場合は、ボタンを押してお開きください。それでも進めない場合は、請求元の会社にご確認ください。',
    },
    used: {
      title: 'このご依頼は、宛先の会社に届いています', text: '宛先の会社のアカウントに、お支払い待ち、またはお支払い済みのご依頼として表示されています。',
      next: '宛先の会社のアカウントでサインインすると、支払い先、金額、お支払いの状況を確認し、続きのお手続きができます。お心当たりがない場合は、請求元の会社にご確認ください。',
    },
    own_request: {
      title: '貴社が送ったご依頼です', text: '送った会社ご自身では、お支払いいただけません。',
      next: 'お支払いの状況は、ご依頼の詳細で確認できます。',
    },
    other_address: {
      title: '別のアカウント宛てのご依頼です', text: 'サインイン中のアカウントでは、お支払いいただけません。',
      next: 'いったんサインアウトして、宛先のメールアドレスで新規登録またはサインインしてください。',
    },
    feature_off: {
      title: 'この機能は現在ご利用いただけません', text: '貴社では、カード払いのご依頼によるお支払いを受け付けていません。', next: askSeller,
    },
  } satisfies Record<RequestKeyReason, ReasonWords>,
} as const
