import { Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Repeats the form's warning where the payment is made or changed. */
export const LateNotice = () => <Notice tone="attention">{messages.notice}</Notice>
