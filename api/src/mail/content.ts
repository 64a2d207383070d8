/** What a mail says; greeting, signature and looks are the same for all. */
export interface MailContent {
  readonly subject: string
  /** What the list of mails shows beside the subject; the first paragraph unless given. */
  readonly preheader?: string
  /** Whom it greets where that is not the user of the address. */
  readonly addressee?: string
  readonly paragraphs: readonly string[]
  /** A one-time code, shown large. */
  readonly code?: string
  /** Label and value pairs, e.g. amount and transfer date. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Words of another customer: set apart from ours, and without links. */
  readonly quote?: { readonly label: string, readonly text: string }
  /** Where the reader goes next; `path` inside the product. */
  readonly action?: { readonly label: string, readonly path: string }
  readonly closing?: readonly string[]
}

export const productName = '請求書カード払いオンライン'

/** The sender as a mail shows it; an address alone gets our name. */
export const senderOf = (mailFrom: string): string => mailFrom.includes('<') ? mailFrom : `${productName} <${mailFrom}>`

/** Whom the mail greets, e.g. 「株式会社サンプル商事」 and 「佐藤 花子」. */
export interface Greeting { readonly companyName: string, readonly personName: string }

/** Where the mail comes from: the base of its links, who operates the product and who answers. */
export interface MailOrigin {
  readonly edgeOrigin: string
  /** Company and address, one per line. */
  readonly operator: string | null
  readonly supportAddress: string | null
}

export interface RenderedMail { readonly subject: string, readonly text: string, readonly html: string }
