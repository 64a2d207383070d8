import type { requestDrafts } from '@invoice-card/contracts'
import { draftsMessages } from '../drafts/public.ts'
import type { Messages } from '../../platform/http/public.ts'

export const requestDraftsMessages: Messages<typeof requestDrafts> = {
  draft_not_found: draftsMessages.draft_not_found,
  draft_changed: draftsMessages.draft_changed,
  draft_limit_reached: draftsMessages.draft_limit_reached,
  draft_already_sent: 'この請求書は、カード払いのご依頼またはお支払いに使用済みのため、下書きは保存されません。',
}
