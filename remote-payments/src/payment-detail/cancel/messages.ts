import type { Settlement } from '@invoice-card/contracts'
import { cancelRefusals } from '../../existing-payment/cancel-refusals.ts'
import { limitReturns } from '../../existing-payment/limit-returns.ts'

export const messages = {
  open: 'お申し込みをキャンセルする',
  free: '審査の完了前は無料で、完了後も振込日の前営業日の23時59分まで、全額返金でキャンセルできます。',
  refunded: '全額返金でキャンセルできます。',
  refundedUntil: (day: string) => `${day}の23時59分まで、全額返金でキャンセルできます。`,
  title: 'お申し込みをキャンセルしますか',
  settlements: {
    void: '審査が完了する前のため、カードへの請求は確定していません。キャンセルすると、カードの利用枠の確保を取り消します。',
    refund:
      'カードへの請求が確定しているため、キャンセルすると全額を返金します。返金はカード会社の処理のあと、ご利用明細に反映されます。',
    void_or_refund:
      'カードへの請求を確定する手続きの途中です。キャンセルすると、請求が確定していた場合は全額を返金し、確定していなかった場合はカードの利用枠の確保を取り消します。',
    charge_back:
      'カードへの請求は、カード会社が取り消しています（チャージバック）。カード会社が改めて請求した場合は、全額を返金します。',
  } satisfies Record<Settlement, string>,
  over: (day: string) => `キャンセルの受付は、${day}の23時59分に終了しました。`,
  until: (day: string) => `キャンセルできるのは、${day}の23時59分までです。`,
  limit: limitReturns,
  final: 'キャンセルしたお申し込みは元に戻せません。支払先への振込も行われません。',
  yes: 'キャンセルする',
  again: 'もう一度キャンセルする',
  done: 'お申し込みをキャンセルしました。',
  stands: {
    title: 'キャンセルできませんでした',
    text: '最新の状態を確認しました。お申し込みは、まだキャンセルされていません。もう一度お試しください。',
  },
  unknown: {
    title: 'キャンセルできたかどうかを確認できませんでした',
    text: '通信環境をご確認のうえ、もう一度お試しください。すでにキャンセルされていた場合は、その旨を表示します。',
  },
  refusals: cancelRefusals,
} as const
