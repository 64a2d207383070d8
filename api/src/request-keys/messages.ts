import type { requestKeys } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'

const contactSeller = '請求元の事業者に直接ご確認ください。'

/** Why a request can't be linked to this company; shown as it is (SPEC §8). */
export const linkRefusals = {
  self: 'ご自身の会社が発行したご依頼のため、お支払いいただけません。',
  otherAddress: `このご依頼は、別のメールアドレス宛てに発行されています。ご依頼を受け取ったメールアドレスでサインインするか、${contactSeller}`,
  featureOff: `貴社ではカード払いのご依頼によるお支払いをご利用いただけません。${contactSeller}`,
} as const

export const requestKeysMessages: Messages<typeof requestKeys> = {
  '2': linkRefusals.featureOff,
  request_key_invalid: `ご依頼のリンクが正しくありません。${contactSeller}`,
  request_key_expired: `ご依頼の期限が切れています。${contactSeller}`,
  request_key_used: `このご依頼はすでに手続きされています。${contactSeller}`,
}
