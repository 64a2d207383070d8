import type { notifications } from '@invoice-card/contracts'
import type { Messages } from '../http/public.ts'

export const notificationsMessages: Messages<typeof notifications> = {
  notification_not_found: 'お知らせが見つかりませんでした。',
}
