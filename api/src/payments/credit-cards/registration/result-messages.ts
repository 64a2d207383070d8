import { acceptedBrandNames } from '@invoice-card/contracts'
import { decisiveBlock } from '../../../platform/gateway/public.ts'
import { maxSavedCards } from '../../saved-cards/public.ts'

const anotherCard = '別のカードをお試しいただくか、カード会社にお問い合わせください。'
const technical =
  '決済システムとの通信でエラーが発生したため、カードを登録できませんでした。時間をおいてもう一度お試しください。'

/** What users read for the decisive block of a result code; payments have their own (payments/result-messages.ts). */
const messages: Readonly<Record<string, string>> = {
  AC01: `カードの利用限度額を超えているため、カードを確認できませんでした。${anotherCard}`,
  AC02: `カード会社の承認が得られなかったため、カードを登録できませんでした。${anotherCard}`,
  AC03: 'カードの有効期限が切れています。有効なカードで、もう一度登録してください。',
  GN01: '本人認証に失敗したため、カードを登録していません。パスワードをご確認のうえ、もう一度登録してください。',
  GC01: '本人認証を中止したため、カードを登録していません。登録するには、カード情報をもう一度入力してください。',
  GT01: '本人認証の制限時間が過ぎたため、カードを登録していません。カード情報をもう一度入力してください。',
  GU01: 'カード会社の都合により本人認証を行えませんでした。時間をおいてもう一度お試しいただくか、別のカードを登録してください。',
  GA01: 'このカードは本人認証（3Dセキュア）に対応していないため、登録できません。別のカードを登録してください。',
  P001: technical,
  P002: technical,
  P003: technical,
  P004: technical,
  P007: technical,
  P008: technical,
  XB01: `このブランドのカードは登録できません。${acceptedBrandNames.join('または')}のカードを登録してください。`,
  XA01: technical,
  XG01: 'カードの本人認証（3Dセキュア）を確認できなかったため、カードを登録していません。別のカードを登録してください。',
  XD01: 'このカードは承認が得られない状態が続いたため、お手続きを一時的に停止しています。カードは登録されていません。1時間ほど時間をおいてからもう一度お試しいただくか、別のカードをご利用ください。',
  XL01: `登録できるカードは${maxSavedCards}枚までです。使わないカードを削除してから、もう一度登録してください。`,
  XK01: technical,
}

/** For a decline that no code explains. */
const unexplained = `カードを登録できませんでした。${anotherCard}`

export const declinedRegistration = (vResultCode: string): string => messages[decisiveBlock(vResultCode)] ?? unexplained
/** For a registration that was begun and never finished. */
export const abandonedRegistration = 'カードの登録が完了しませんでした。カード情報をもう一度入力してください。'
export const pendingRegistration = 'カード会社の結果を確認しています。しばらくお待ちください。'
