import { ApiError } from '@invoice-card/api-client'
import { messages } from './messages.ts'

/** What the user is told when a call fails. */
export const failureText = (error: unknown): string => (error instanceof ApiError ? error.message : messages.failed)
