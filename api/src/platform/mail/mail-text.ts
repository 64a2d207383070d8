import { issuer } from '../config/public.ts'
import { homeOf, type MailOrigin, productName } from './content.ts'
import type { MailContent } from '../database/public.ts'

// As wide as a phone.
const rule = '―'.repeat(18)
const spaceAtLineEnd = /[^\S\n]+$/gm

/**
 * The mail for programs that show no HTML, and for those who prefer it. A paragraph is one line, which each program
 * breaks at its own width: broken here, it breaks twice on a phone.
 */
export function mailText(
  { paragraphs, code, facts, quote, action, closing = [] }: MailContent,
  salutation: readonly string[],
  { edgeOrigin, supportAddress }: MailOrigin,
): string {
  const blocks = [
    salutation.join('\n'),
    ...paragraphs,
    code && `認証コード：${code}`,
    facts?.map(([label, value]) => `${label}：${value}`).join('\n'),
    quote &&
      `${quote.label}：\n${quote.text
        .split('\n')
        .map(line => `　${line}`)
        .join('\n')}`,
    action && `${action.label}\n${edgeOrigin + action.path}`,
    ...closing,
    [
      rule,
      productName,
      issuer.issuer_name,
      issuer.issuer_address,
      homeOf(edgeOrigin),
      ...signatureOf(supportAddress),
    ].join('\n'),
  ]
  return blocks.filter(Boolean).join('\n\n').replaceAll(spaceAtLineEnd, '')
}

/** How the reader reaches a person. */
export const signatureOf = (supportAddress: string | null): readonly string[] =>
  supportAddress === null
    ? ['このメールは送信専用です。ご返信いただいてもお答えできませんのでご了承ください。']
    : [
        `お問い合わせ：${supportAddress}`,
        'このメールは送信専用のアドレスからお送りしています。ご返信は、お問い合わせ窓口に届きます。',
      ]
