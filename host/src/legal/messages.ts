import { acceptedBrandNames } from '@invoice-card/contracts/card-brands'

export const legalMessages = {
  commercialTransactions: '特定商取引法に基づく表記',
  failed: '表記を表示できませんでした。',
  onRequest: 'ご請求があれば遅滞なく開示します。',
  operator: '販売事業者',
  registrationNumber: '登録番号',
  representative: '運営責任者',
  address: '所在地',
  phone: '電話番号',
  contact: 'お問い合わせ',
  contactForm: 'お問い合わせフォーム',
  fee: '利用手数料',
  feeOf: (rate: number, minimum: string) =>
    `請求金額の${rate}%（税込、最低${minimum}）。お申し込みの前に、画面に金額を表示します。`,
  otherCosts: '手数料のほかに必要な費用',
  otherCostsText: '請求書の金額と、インターネットの通信料。登録料と月額費用はありません。',
  method: 'お支払い方法',
  methodText: `クレジットカード（${acceptedBrandNames.join('、')}）の一括払い`,
  time: 'お支払いの時期',
  timeText: 'お申し込みの時に利用枠を確保し、審査の完了時に決済します。引き落としの日は、カード会社の定めによります。',
  delivery: 'サービスの提供時期',
  deliveryText: '審査とカードの決済が完了した後、ご指定の振込日に支払先の口座へ振り込みます。',
  cancellation: '取り消しと返金',
  cancellationText:
    '審査が完了するまでは、いつでも取り消せます。審査の完了後は、振込日の前銀行営業日の23時59分まで取り消せます。取り消しの際は、カードの決済を取り消すか、返金します。振込の完了後は取り消せません。',
} as const
