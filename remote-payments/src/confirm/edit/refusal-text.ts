import { failureText } from '@invoice-card/form'
import { messages as confirmMessages } from '../messages.ts'
import { messages } from './messages.ts'

/** Why a correction failed: in the words of the application, but for what it says of a card that has paid already. */
export const refusalText = (error: unknown): string =>
  failureText(error, { ...confirmMessages.refusals, ...messages.refusals })
