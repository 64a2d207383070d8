import type { collections } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'

export const collectionsMessages: Messages<typeof collections> = {
  invoice_request_not_found: 'カード決済の依頼が見つかりませんでした。',
}
