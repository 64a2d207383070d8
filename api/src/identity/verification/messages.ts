import type { verification } from '@invoice-card/contracts'
import { displayPostalCode, japanDay } from '@invoice-card/domain'
import { issuer } from '../../platform/config/public.ts'
import type { Messages } from '../../platform/http/public.ts'
import { longDay } from '../../platform/wording/public.ts'

export const verificationMessages: Messages<typeof verification> = {
  company_already_verified: '会社の確認はすでに完了しています。',
  letter_requested_recently:
    '確認コードの郵送は、前回のお申し込みから7日後に、もう一度お申し込みいただけます。お手元に届くまでお待ちください。',
  letter_address_unknown:
    '国税庁の法人番号公表サイトで所在地を確認できませんでした。時間をおいてもう一度お試しいただくか、お問い合わせ窓口へ確認書類をお送りください。',
  letter_code_incorrect: '確認コードが正しくありません。郵便に記載の10文字をご確認ください。',
  letter_code_expired: '確認コードの有効期限が切れています。もう一度、郵送をお申し込みください。',
  letter_code_attempts_exceeded: '確認コードの入力回数が上限に達しました。もう一度、郵送をお申し込みください。',
}

/** A wrong code says how often another one may be entered. */
export const codeIncorrect = (remainingAttempts: number): string =>
  `${verificationMessages.letter_code_incorrect}あと${remainingAttempts}回入力できます。`

const screen = '/myaccount/company#verification'

export const letterSentNotice = (
  { recipient, postal_code, address }: { recipient: string; postal_code: string; address: string },
  expiresAt: Date,
) =>
  ({
    kind: 'verification_letter_sent',
    title: '確認コードを郵送しました',
    body: `${displayPostalCode(postal_code)} ${address} ${recipient}さま宛てに、確認コードを郵送しました。届きましたら、${longDay(japanDay(expiresAt))}までに画面に入力してください。`,
    link: screen,
  }) as const

export const verifiedNotice = (name: string) =>
  ({
    kind: 'company_verified',
    title: '会社の確認が完了しました',
    body: `${name}さまの確認が完了しました。カード払いのご依頼をお送りいただけます。`,
    link: screen,
  }) as const

export const letterWords = {
  title: '会社の確認のための確認コード',
  lead: '請求書カード払いオンラインで、貴社の名前でのお申し込みがありました。お申し込みが貴社によるものであることを確認するため、登記または届出の所在地へお送りしています。',
  code: '確認コード',
  how: 'サインインし、「登録情報」の「会社の確認」に、この確認コードを入力してください。',
  until: (day: string) => `有効期限　${day}`,
  unknown:
    'お心当たりがない場合は、この郵便を破棄してください。確認コードを誰にも伝えないでください。入力されない限り、貴社の名前でカード払いの依頼が送られることはありません。',
  sender: issuer.issuer_name,
} as const
