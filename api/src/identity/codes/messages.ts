import type { CodePurpose, MailContent } from '../../platform/database/public.ts'
import { codeMinutes } from './one-time-code.ts'

/** What every call that takes a code says when it refuses. */
export const codeRefusals = {
  auth_code_incorrect: '認証コードが正しくありません。もう一度入力してください。',
  auth_code_expired: '認証コードの有効期限が切れています。再送信してください。',
  auth_code_attempts_exceeded: '認証コードの入力回数が上限に達しました。認証コードを再送信してください。',
  resend_too_early: '認証コードは送信から60秒後に再送信できます。しばらくお待ちください。',
} as const

export const tooManyCodes =
  '認証コードの送信回数が上限に達しました。1時間ほど時間をおいてから、もう一度お試しください。'

const validity = `この認証コードの有効期限は${codeMinutes}分です。`

const knownPassword =
  'お心当たりがない場合は、第三者がパスワードを知っているおそれがあります。認証コードを誰にも伝えず、パスワードを変更してください。'

/** The mail with a code, by what the code is for. `program`: the one that the code lets in. */
export const codeMails: Readonly<Record<CodePurpose, (code: string, program?: string) => MailContent>> = {
  sign_in: code => ({
    subject: '認証コードのお知らせ',
    paragraphs: ['サインインの認証コードをお送りします。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [validity, knownPassword],
  }),
  oauth_approval: (code, program = '連携サービス') => ({
    subject: `${program}との連携の認証コードのお知らせ`,
    paragraphs: [
      `連携サービス「${program}」を許可する認証コードをお送りします。画面に次の6桁の数字を入力してください。`,
    ],
    code,
    closing: [validity, knownPassword],
  }),
  account_closure: code => ({
    subject: '退会の認証コードのお知らせ',
    paragraphs: ['退会のお手続きの認証コードをお送りします。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [
      validity,
      'お心当たりがない場合は、第三者がパスワードを知っているおそれがあります。認証コードを誰にも伝えず、パスワードを変更してください。',
    ],
  }),
  sign_up: code => ({
    subject: '新規登録の認証コードのお知らせ',
    paragraphs: ['新規登録のお申し込みをいただき、ありがとうございます。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [
      validity,
      'お心当たりがない場合は、認証コードを誰にも伝えず、このメールを破棄してください。登録は行われません。',
    ],
  }),
  email_change: code => ({
    subject: 'メールアドレス変更の認証コードのお知らせ',
    paragraphs: ['このメールアドレスへの変更を受け付けました。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [
      validity,
      'お心当たりがない場合は、認証コードを誰にも伝えず、このメールを破棄してください。変更は行われません。',
    ],
  }),
  second_factor_on: code => ({
    subject: '2段階認証を有効にする認証コードのお知らせ',
    paragraphs: ['2段階認証を有効にする認証コードをお送りします。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [validity, knownPassword],
  }),
  second_factor_off: code => ({
    subject: '2段階認証を無効にする認証コードのお知らせ',
    paragraphs: ['2段階認証を無効にする認証コードをお送りします。画面に次の6桁の数字を入力してください。'],
    code,
    closing: [validity, knownPassword],
  }),
}

/** What the owner of an address that has an account gets in place of a code. */
export const decoyMails: Readonly<Record<'sign_up' | 'email_change', MailContent>> = {
  sign_up: {
    subject: 'すでに登録されているメールアドレスです',
    paragraphs: [
      'このメールアドレスで新規登録のお申し込みがありましたが、すでに登録されています。サインインしてご利用ください。',
    ],
    action: { label: 'サインインする', path: '/signin' },
    closing: [
      'パスワードをお忘れの場合は、サインイン画面からパスワードを再設定してください。',
      'お心当たりがない場合は、このメールを破棄してください。登録内容は変わりません。',
    ],
  },
  email_change: {
    subject: 'すでに登録されているメールアドレスです',
    paragraphs: [
      '別のお客さまから、このメールアドレスへの変更のお申し込みがありましたが、すでに登録されているため変更できません。',
    ],
    closing: ['お心当たりがない場合は、このメールを破棄してください。登録内容は変わりません。'],
  },
}
