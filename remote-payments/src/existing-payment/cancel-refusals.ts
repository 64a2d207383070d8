/** Why a payment was not cancelled, by the code of the refusal. */
export const cancelRefusals = {
  invoice_already_transferred: 'すでに支払先への振込が完了しているため、キャンセルできません。',
  invoice_already_cancelled: 'このお申し込みは、キャンセルや引き受け不可などにより、すでに終了しています。',
  cancel_deadline_passed: 'キャンセルできる期限（振込日の前営業日 23時59分）を過ぎています。',
} as const
