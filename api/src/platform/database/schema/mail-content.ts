/** What a mail says; greeting, signature and looks are the same for all. */
export interface MailContent {
  readonly subject: string
  /** What the list of mails shows beside the subject; the first paragraph unless given. */
  readonly preheader?: string
  /** Whom it greets, in one line or several, where that is not the user of the address. */
  readonly addressee?: string | readonly string[]
  readonly paragraphs: readonly string[]
  /** A one-time code, shown large. */
  readonly code?: string
  /** Label and value pairs, e.g. amount and transfer date. */
  readonly facts?: readonly (readonly [label: string, value: string])[]
  /** Words of another customer: set apart from ours, and without links. */
  readonly quote?: { readonly label: string; readonly text: string }
  /** Where the reader goes next; `path` inside the product. */
  readonly action?: { readonly label: string; readonly path: string }
  readonly closing?: readonly string[]
}
