import type { sessions } from '@invoice-card/contracts'
import type { Messages } from '../../platform/http/public.ts'
import { longMoment } from '../../platform/wording/public.ts'
import { codeRefusals } from '../codes/public.ts'

export const sessionsMessages: Messages<typeof sessions> = {
  login_failed: 'メールアドレスまたはパスワードが正しくありません。',
  user_frozen: 'お客さまのアカウントはご利用を停止しているため、サインインできません。詳しくは、お問い合わせください。',
  ...codeRefusals,
  refresh_token_invalid: 'セッションの有効期限が切れました。もう一度サインインしてください。',
}

export const signInExpired = 'サインインの有効時間が過ぎました。はじめからサインインしてください。'
export const tooManySignIns =
  'サインインの試行回数が上限に達しました。15分ほど時間をおいてから、もう一度お試しください。'

export const newDeviceNotice = (device: string, at: Date) =>
  ({
    kind: 'new_device',
    title: '新しい端末からサインインがありました',
    body: [
      `${longMoment(at)}に、これまでと異なる端末（${device}）からサインインがありました。`,
      'お客さまご自身の操作であれば、お手続きは必要ありません。お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせください。',
    ].join('\n'),
    link: '/myaccount/security',
  }) as const
