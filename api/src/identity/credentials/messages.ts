import type { credentials } from '@invoice-card/contracts'
import { codeRefusals } from '../codes/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import type { MailContent } from '../../platform/database/public.ts'

export const passwordUnsuitable = 'このパスワードは使用できません。別のパスワードを入力してください。'
export const passwordTooCommon = '推測されやすいパスワードです。別のパスワードを入力してください。'
export const passwordSameAsBefore = '現在のパスワードとは異なるパスワードを入力してください。'
export const passwordIncorrect = 'パスワードが正しくありません。もう一度入力してください。'
export const tooManyPasswords =
  'パスワードの入力回数が上限に達しました。15分ほど時間をおいてから、もう一度お試しください。'
export const tooManyResets =
  'パスワード再設定のお申し込み回数が上限に達しました。1時間ほど時間をおいてから、もう一度お試しください。'

export const credentialsMessages: Messages<typeof credentials> = {
  ...codeRefusals,
  password_incorrect: passwordIncorrect,
  password_unsuitable: passwordUnsuitable,
  reset_token_invalid: 'パスワード再設定の有効期限が切れているか、すでに使用されています。もう一度お申し込みください。',
  email_address_unchanged: '現在のメールアドレスと同じです。新しいメールアドレスを入力してください。',
  email_address_registered: 'このメールアドレスはご利用いただけません。別のメールアドレスを入力してください。',
}

const unexpected =
  'お心当たりがない場合は、第三者が操作したおそれがあります。すぐにパスワードを再設定し、お問い合わせください。'

// A program that stops from one day to the next looks like an error of ours to a user who relies on it.
const ended = (programs: readonly string[]): string =>
  [
    'ほかの端末ではサインアウトされています。',
    ...(programs.length === 0
      ? []
      : [
          `${programs.map(name => `「${name}」`).join('')}との連携も解除されました。引き続きご利用になる場合は、連携サービスの画面からもう一度連携してください。`,
        ]),
  ].join('\n')

export const passwordChangedNotice = (programs: readonly string[]) =>
  ({
    kind: 'password_changed',
    title: 'パスワードが変更されました',
    body: `パスワードが変更されました。${ended(programs)}\n${unexpected}`,
    link: '/myaccount/security',
  }) as const

export const emailChangedNotice = (masked: string, programs: readonly string[]) =>
  ({
    kind: 'email_address_changed',
    title: 'メールアドレスが変更されました',
    body: `サインインに使うメールアドレスが${masked}に変更されました。${ended(programs)}\n${unexpected}`,
    link: '/myaccount/security',
  }) as const

/** To the former address: its owner may be the one who lost the account. */
export const formerAddressMail = (masked: string): MailContent => ({
  subject: 'メールアドレスが変更されました',
  paragraphs: [
    `サインインに使うメールアドレスが、このメールアドレスから${masked}に変更されました。今後のお知らせは新しいメールアドレスにお送りします。`,
  ],
  closing: ['お心当たりがない場合は、第三者が操作したおそれがあります。すぐにお問い合わせください。'],
})

export const resetMail = (path: string, minutes: number): MailContent => ({
  subject: 'パスワード再設定のご案内',
  paragraphs: ['パスワード再設定のお申し込みを受け付けました。次のリンクから、新しいパスワードを設定してください。'],
  action: { label: 'パスワードを再設定する', path },
  closing: [
    `このご案内の有効期限は${minutes}分で、一度だけご利用いただけます。`,
    'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
  ],
})
