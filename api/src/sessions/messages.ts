import type { sessions } from '@invoice-card/contracts'
import type { Messages } from '../http/messages.ts'
import type { MailContent } from '../mail/layout.ts'
import { codeMinutes } from './one-time-code.ts'

export const sessionsMessages: Messages<typeof sessions> = {
  login_failed: 'メールアドレスまたはパスワードが正しくありません。',
  auth_code_incorrect: '認証コードが正しくありません。もう一度入力してください。',
  auth_code_expired: '認証コードの有効期限が切れています。再送信してください。',
  auth_code_attempts_exceeded: '認証コードの入力回数が上限に達しました。認証コードを再送信してください。',
  resend_too_early: '認証コードは送信から60秒後に再送信できます。しばらくお待ちください。',
  refresh_token_invalid: 'セッションの有効期限が切れました。もう一度サインインしてください。',
}

export const signInExpired = 'サインインの有効時間が過ぎました。はじめからサインインしてください。'
export const tooManyCodes = '認証コードの送信回数が上限に達しました。1時間ほど時間をおいてから、もう一度お試しください。'
export const tooManySignIns = 'サインインの試行回数が上限に達しました。15分ほど時間をおいてから、もう一度お試しください。'

export const codeMail = (code: string): MailContent => ({
  subject: '認証コードのお知らせ',
  paragraphs: ['サインインの認証コードをお送りします。画面に次の6桁の数字を入力してください。'],
  code,
  closing: [
    `この認証コードの有効期限は${codeMinutes}分です。`,
    'お心当たりがない場合は、第三者がパスワードを知っているおそれがあります。認証コードを誰にも伝えず、パスワードを変更してください。',
  ],
})

export const newDeviceNotice = (device: string, at: Date) => ({
  title: '新しい端末からサインインがありました',
  body: [
    `${dateTime.format(at)}に、これまでと異なる端末（${device}）からサインインがありました。`,
    'お客さまご自身の操作であれば、お手続きは必要ありません。お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせください。',
  ].join('\n'),
  link: '/myaccount/security',
})

const dateTime = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'short' })
