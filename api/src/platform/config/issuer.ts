/**
 * Who operates the service, signs its mails and issues receipts for its fee: our fictional company, with a number that
 * passes its check digit.
 */
export const issuer = {
  issuer_name: '株式会社請求書カード払いオンライン',
  issuer_registration_number: 'T3010401998877',
  issuer_address: '〒100-0005 東京都千代田区丸の内一丁目9番9号',
} as const
