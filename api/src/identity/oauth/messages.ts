import type { oauth } from '@invoice-card/contracts'
import { codeRefusals } from '../codes/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import { sessionsMessages } from '../sessions/public.ts'

export const oauthMessages: Messages<typeof oauth> = {
  oauth_client_unknown: 'この連携サービスはご利用いただけません。連携サービスの提供元にお問い合わせください。',
  redirect_uri_not_registered:
    '連携サービスからの呼び出し内容に誤りがあります。連携サービスの提供元にお問い合わせください。',
  scope_not_allowed: '連携サービスが、許可されていない操作を求めています。連携サービスの提供元にお問い合わせください。',
  login_failed: sessionsMessages.login_failed,
  user_frozen: sessionsMessages.user_frozen,
  ...codeRefusals,
  external_integration_not_found: '連携サービスが見つかりませんでした。すでに解除されている可能性があります。',
}

export const approvalExpired = 'お手続きの有効時間が過ぎました。連携の内容に戻り、もう一度許可してください。'

export const connectedNotice = (clientName: string) =>
  ({
    kind: 'external_client_connected',
    title: `${clientName}との連携を許可しました`,
    body: `${clientName}に、お客さまのお支払いの準備を登録することを許可しました。\nお心当たりがない場合は、連携を解除し、すぐにパスワードを変更してください。`,
    link: '/myaccount/programs',
  }) as const
