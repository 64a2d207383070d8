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
  sellerFee: 'カード払いのご依頼の手数料',
  sellerFeeOf: (rate: number, minimum: string) =>
    `請求金額の${rate}%（税込、最低${minimum}）。ご依頼をされた請求元の負担とし、請求金額から差し引いて入金します。依頼先のカードのお支払いは、請求金額のみです。入金が行われない場合、手数料はかかりません。`,
  otherCosts: '手数料のほかに必要な費用',
  otherCostsText: '請求書の金額と、インターネットの通信料。登録料と月額費用はありません。',
  method: 'お支払い方法',
  methodText: `クレジットカード（${acceptedBrandNames.join('、')}）の一括払い`,
  time: 'お支払いの時期',
  timeText: 'お申し込みの時に利用枠を確保し、審査の完了時に決済します。引き落としの日は、カード会社の定めによります。',
  requestDeadline: 'カード払いのご依頼の期限',
  requestDeadlineText: '入金日の3銀行営業日前の正午です。期限を過ぎたご依頼は、お支払いいただけません。',
  delivery: 'サービスの提供時期',
  deliveryText:
    '審査とカードの決済が完了した後、ご指定の振込日に支払先の口座へ振り込みます。カード払いのご依頼では、入金日に、請求元の口座へ振り込みます。',
  cancellation: '取り消しと返金',
  cancellationText:
    '審査が完了するまでは、いつでも取り消せます。審査の完了後は、振込日の前銀行営業日の23時59分まで取り消せます。取り消しの際は、カードの決済を取り消すか、返金します。振込の完了後は取り消せません。',
  requestEnd: 'カード払いのご依頼の取り下げと辞退',
  requestEndText:
    '依頼先がお支払いを申し込むまで、請求元はご依頼を取り下げることができ、依頼先は辞退することができます。依頼先のお支払いが取り消された場合、請求元への入金は行われません。あらためてカード払いをご希望の場合は、もう一度ご依頼ください。',
} as const
