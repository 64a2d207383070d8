import type { security } from '@invoice-card/contracts'
import { codeRefusals } from '../codes/public.ts'
import { passwordIncorrect } from '../credentials/public.ts'
import type { Messages } from '../../platform/http/public.ts'

export const securityMessages: Messages<typeof security> = {
  session_not_found: 'この端末は、すでにサインアウトされています。',
  password_incorrect: passwordIncorrect,
  second_factor_unchanged: '2段階認証の設定は、すでに変更されています。画面を再読み込みしてご確認ください。',
  auth_code_expired: codeRefusals.auth_code_expired,
  resend_too_early: codeRefusals.resend_too_early,
}

export const sessionsEndedNotice = (count: number) =>
  ({
    kind: 'security_settings_changed',
    title: 'ほかの端末からサインアウトされました',
    body: [
      `お客さまのアカウントの操作により、ほかの${count}台の端末からサインアウトされました。`,
      'お心当たりがない場合は、第三者が操作したおそれがあります。すぐにパスワードを変更し、お問い合わせください。',
    ].join('\n'),
    link: '/myaccount/security',
  }) as const

export const settingExpired = '設定の変更の有効時間が過ぎました。画面を閉じて、はじめからやり直してください。'
