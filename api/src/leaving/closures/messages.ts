import type { closures } from '@invoice-card/contracts'
import { codeRefusals } from '../../identity/codes/public.ts'
import { passwordIncorrect } from '../../identity/credentials/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import type { MailContent } from '../../platform/database/public.ts'
import { longMoment } from '../../platform/wording/public.ts'

export const closuresMessages: Messages<typeof closures> = {
  auth_code_incorrect: codeRefusals.auth_code_incorrect,
  auth_code_expired: codeRefusals.auth_code_expired,
  auth_code_attempts_exceeded: codeRefusals.auth_code_attempts_exceeded,
  auth_code_required: '認証コードを送信し、メールに記載の6桁の数字を入力してください。',
  password_incorrect: passwordIncorrect,
  confirmation_mismatch: '「退会する」と入力してください。',
  payments_in_progress:
    'お手続き中のお支払いがあるため、退会できません。すべて完了してから、もう一度お手続きください。',
  account_in_use:
    '貴社のほかのお手続きと重なったため、退会を完了できませんでした。退会はまだ行われていません。しばらくしてから、もう一度お試しください。',
}

/**
 * The last mail that a user gets. @param addressee company and user, a line each, since the address is nobody's by the
 * time it leaves
 */
export const closedMail = (addressee: readonly string[], at: Date): MailContent => ({
  subject: '退会のお手続きが完了しました',
  addressee,
  paragraphs: [
    '退会のお手続きが完了しました。これまでご利用いただき、ありがとうございました。',
    'サインインはできなくなり、連携サービスからのご利用も終了しました。登録されたカードと下書きは削除しました。',
    'お取引の記録（請求書、領収書、お支払いの明細など）は、法令で定められた期間（7年間。繰越欠損金がある場合などは10年間）、当社で保管します。',
    'このメールアドレスで、あらためて新規登録していただくこともできます。',
  ],
  facts: [['退会日時', longMoment(at)]],
  closing: ['お心当たりがない場合は、第三者が操作したおそれがあります。すぐにお問い合わせください。'],
})
