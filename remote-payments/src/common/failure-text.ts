import { ApiError, isRefusal } from '@invoice-card/api-client'

const unexpected = '処理を完了できませんでした。しばらくしてからもう一度お試しください。'

/** What to show for a failed call: our own words for a refusal where there are any, else the message that came with it. */
export const failureText = (error: unknown, texts: Readonly<Record<string, string>> = {}): string => {
  if (isRefusal(error)) return texts[error.code] ?? error.message
  return error instanceof ApiError ? error.message : unexpected
}
