import { leftOutWords } from '@invoice-card/domain'

export const messages = {
  linkLeftOut: `URLは、依頼先へのメールとリンク先の画面では「${leftOutWords}」に置き換わります。`,
} as const
