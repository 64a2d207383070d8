import type { RefusalCodeOf, RequestKeyReason, requestKeys } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'

type Code = RefusalCodeOf<typeof requestKeys.linkRequestKey>

const contactSeller = '請求元の事業者に直接ご確認ください。'

/**
 * Why a request can't be linked to this company. A refusal with `2` is shown as it is (docs/product.md#request-key).
 */
export const linkRefusals = {
  own_request: { code: '2', message: 'ご自身の会社が発行したご依頼のため、お支払いいただけません。' },
  other_address: {
    code: '2',
    message: `このご依頼は、別のメールアドレス宛てに発行されています。ご依頼を受け取ったメールアドレスでサインインするか、${contactSeller}`,
  },
  feature_off: {
    code: '2',
    message: `貴社ではカード払いのご依頼によるお支払いをご利用いただけません。${contactSeller}`,
  },
  unknown: { code: 'request_key_invalid', message: `ご依頼のリンクが正しくありません。${contactSeller}` },
  replaced: {
    code: 'request_key_invalid',
    message: `新しいリンクが発行されたため、このリンクはご利用いただけません。新しいリンクをお持ちでない場合は、${contactSeller}`,
  },
  addressee_changed: {
    code: 'request_key_invalid',
    message: `請求元が宛先を変更したため、このリンクはご利用いただけません。${contactSeller}`,
  },
  cancelled: { code: 'request_key_invalid', message: `このご依頼は取り下げられています。${contactSeller}` },
  declined: {
    code: 'request_key_invalid',
    message: `このご依頼は、カードではお支払いにならないとのご回答により終了しています。${contactSeller}`,
  },
  expired: { code: 'request_key_expired', message: `ご依頼の期限が切れています。${contactSeller}` },
  used: { code: 'request_key_used', message: `このご依頼は、すでに宛先の会社に届いています。${contactSeller}` },
} as const satisfies Record<RequestKeyReason, { readonly code: Code; readonly message: string }>

export const requestKeysMessages: Messages<typeof requestKeys> = {
  '2': linkRefusals.other_address.message,
  request_key_invalid: linkRefusals.unknown.message,
  request_key_expired: linkRefusals.expired.message,
  request_key_used: linkRefusals.used.message,
}
