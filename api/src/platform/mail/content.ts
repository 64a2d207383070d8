export const productName = '請求書カード払いオンライン'

/** The sender as a mail shows it; an address alone gets our name. */
export const senderOf = (mailFrom: string): string =>
  mailFrom.includes('<') ? mailFrom : `${productName} <${mailFrom}>`

/** Whom the mail greets, e.g. 「株式会社サンプル商事」 and 「佐藤 花子」. */
export interface Greeting {
  readonly companyName: string
  readonly personName: string
}

/** Where the mail comes from: the base of its links, and who answers. */
export interface MailOrigin {
  readonly edgeOrigin: string
  readonly supportAddress: string | null
}

/** The address in the foot. `/` alone leads to the sign-in, which ends the reader's session. */
export const homeOf = (edgeOrigin: string): string => `${edgeOrigin}/toppage`

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}
