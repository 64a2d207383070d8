import { acceptedBrandNames } from '@invoice-card/contracts'
import { changedMeanwhileCode, decisiveBlock, ownCardCode } from '@invoice-card/domain'

const changedMeanwhile = (what: string) =>
  `お手続きのあいだに、ほかの画面で${what}が変更されたため、新しいカードの承認を取り消しました。最新の内容をご確認のうえ、もう一度お手続きください。`

/**
 * What users read for the decisive block of a gateway result code. The gateway's own list is not public;
 * the blocks are those of our gateway's sandbox. A text says what happened and what another try needs; how one tries
 * again is said by the screen, which knows what is still there.
 */
const messages: Readonly<Record<string, string>> = {
  A001: 'カードの承認が完了しました。',
  A002: 'カード会社の結果を確認しています。しばらくお待ちください。',
  AC01: 'カードの利用限度額を超えています。別のカードをご利用いただくか、カード会社にお問い合わせください。',
  AC02: 'カード会社の承認が得られませんでした。別のカードをご利用いただくか、カード会社にお問い合わせください。',
  AC03: 'カードの有効期限が切れています。有効なカードをご利用ください。',
  G001: '本人認証が完了しました。',
  G002: '本人認証の完了を待っています。カード会社の画面で認証を完了してください。',
  GN01: '本人認証に失敗しました。お支払いは行われていません。パスワードなどをご確認いただくか、別のカードをご利用ください。',
  GC01: '本人認証がキャンセルされました。お支払いは行われていません。',
  GT01: '本人認証の制限時間が過ぎました。お支払いは行われていません。',
  GU01: 'カード会社の都合により本人認証を行えませんでした。時間をおいてもう一度お試しいただくか、別のカードをご利用ください。',
  GA01: 'このカードは本人認証（3Dセキュア）に対応していません。別のカードをご利用ください。',
  M001: 'カードを登録しました。',
  P001: '決済システムとの通信でエラーが発生しました。時間をおいてもう一度お試しください。',
  P002: '決済システムとの通信でエラーが発生しました。時間をおいてもう一度お試しください。',
  P003: 'このお申し込みはすでに受け付けています。お支払いの一覧をご確認ください。',
  P004: 'カードでお支払いできる金額を超えています。金額をご確認ください。',
  P005: 'カード情報の有効時間が過ぎました。カード情報をもう一度入力してください。',
  P006: 'カード情報はすでに使用されています。カード情報をもう一度入力してください。',
  P007: '決済の記録が見つかりませんでした。お支払いは行われていません。',
  P008: '決済の状態が変わったため、処理できませんでした。お支払いの一覧をご確認ください。',
  // Ours: the gateway said yes, we did not.
  XB01: `このブランドのカードはご利用いただけません。${acceptedBrandNames.join('または')}のカードをご利用ください。`,
  XA01: '決済金額に相違があったため、お支払いを取り消しました。',
  XG01: 'カードの本人認証（3Dセキュア）を確認できなかったため、お支払いを取り消しました。別のカードをご利用ください。',
  XR01: 'このご依頼はお支払いいただけない状態になったため、カードの承認を取り消しました。ご依頼の内容をご確認ください。',
  XR02: 'お支払いの状態が変わったため、新しいカードの承認を取り消しました。お支払いの詳細をご確認ください。',
  [changedMeanwhileCode.payee]: changedMeanwhile('支払先または振込先口座'),
  [changedMeanwhileCode.transferDay]: changedMeanwhile('振込日'),
  [changedMeanwhileCode.transferName]: changedMeanwhile('振込名義'),
  [changedMeanwhileCode.content]: changedMeanwhile('請求書の内容または書類'),
  [changedMeanwhileCode.question]:
    'お手続きのあいだに対応のお願いが届いたため、新しいカードの承認を取り消しました。お支払いの詳細で内容をご確認のうえ、もう一度お手続きください。',
  XS01: 'この支払先は確認の結果ご利用いただけないため、カードの承認を取り消しました。お支払いは行われていません。ご不明な点は、お問い合わせください。',
  XF01: '利用停止のため、カードの承認を取り消しました。お支払いは行われていません。詳しくは、お問い合わせください。',
  XF02: 'この支払先は利用停止中のため、カードの承認を取り消しました。お支払いは行われていません。詳しくは、お問い合わせください。',
  XF03: 'このカードは利用停止中のため、カードの承認を取り消しました。お支払いは行われていません。別のカードをご利用いただくか、お問い合わせください。',
  XD01: 'このカードは承認が得られない状態が続いたため、お手続きを一時的に停止しています。お支払いは行われていません。1時間ほど時間をおいてからもう一度お試しいただくか、別のカードをご利用ください。',
  P009: '登録済みのカードが見つかりませんでした。カード情報をもう一度入力してください。',
}

/** Codes for what we refuse after the gateway has said yes, for another reason than the card: no declines of it. */
const ownOtherCode = {
  amountDiffers: 'XA01',
  requestNotPayable: 'XR01',
  chargeNotReplaceable: 'XR02',
  supplierRejected: 'XS01',
  payerFrozen: 'XF01',
  supplierFrozen: 'XF02',
  cardFrozen: 'XF03',
  cardTriedOut: 'XD01',
  cardLimitReached: 'XL01',
  cardNotSaved: 'XK01',
} as const satisfies Record<string, `X${string}`>

/** All codes for what we refuse after the gateway has said yes. */
export const ownResultCode = { ...ownCardCode, ...ownOtherCode, changedMeanwhile: changedMeanwhileCode } as const

/** For a decline that no code explains. */
export const unexplainedDecline = 'カードのお支払いを完了できませんでした。お支払いは行われていません。'
/** The text of `amount_over_limit`, without a number: how much fits depends on the fee. */
export const amountOverLimit =
  'カードで一度にお支払いいただける金額（手数料を含む）を超えています。請求金額をご確認ください。'
/** For a user who gets no further try for now: the text of `card_attempts_exceeded`. */
export const tooManyDeclines =
  'カードの承認が得られない状態が続いたため、カードのお手続きを一時的に停止しています。1時間ほど時間をおいてから、もう一度お試しください。'
/** The same, where it is not known yet how the cards that were tried end. */
export const tooManyOpenTries =
  'カードのお手続きが完了していないお支払いが多いため、新しいお手続きを開始できません。お手続き中の本人認証を完了するか、しばらく時間をおいてから、もう一度お試しください。'
/** For a payment that was started and never finished. */
export const abandonedPayment = 'お手続きが完了しませんでした。お支払いは行われていません。'

/** The text for a result code of 4 to 16 characters: its last block that is not `0000` decides. */
export const findResultMessage = (vResultCode: string): string | null => messages[decisiveBlock(vResultCode)] ?? null
