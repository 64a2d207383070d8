import type { users } from '@invoice-card/contracts'
import { codeRefusals } from '../codes/public.ts'
import type { Messages } from '../../platform/http/public.ts'

export const usersMessages: Messages<typeof users> = {
  transfer_person_name_not_kana: '振込名義は、カナ、英大文字、数字で30文字以内になるように入力してください。',
  user_name_invalid: '入力内容に誤りがあります。内容をご確認ください。',
  phone_number_invalid: '電話番号が正しくありません。内容をご確認ください。',
  terms_version_outdated: '利用規約が改定されています。画面を再読み込みして、最新の利用規約をご確認ください。',
  screen_outdated: '画面が更新されています。画面を再読み込みして、もう一度お試しください。',
  auth_code_incorrect: codeRefusals.auth_code_incorrect,
  auth_code_expired: codeRefusals.auth_code_expired,
  auth_code_attempts_exceeded: codeRefusals.auth_code_attempts_exceeded,
}

export const secondFactorNotice = (isRequired: boolean) =>
  ({
    kind: 'security_settings_changed',
    title: '2段階認証の設定が変更されました',
    body: [
      isRequired
        ? '2段階認証が有効になりました。サインインのたびに、メールでお送りする認証コードの入力が必要です。'
        : '2段階認証が無効になりました。サインインのときに、認証コードの入力は必要ありません。',
      'お心当たりがない場合は、第三者が操作したおそれがあります。すぐにパスワードを変更し、お問い合わせください。',
    ].join('\n'),
    link: '/myaccount/security',
  }) as const
