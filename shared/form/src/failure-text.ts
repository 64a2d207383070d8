import { ApiError, isRefusal } from '@invoice-card/api-client'

const unexpected = '処理を完了できませんでした。しばらくしてからもう一度お試しください。'

/**
 * What to show for a failed call: the screen's own words for a refusal's code where there are any, else the message
 * that came with it. An error that no call threw is a defect: general words for it, and the caller reports it.
 */
export const failureText = (error: unknown, texts: Readonly<Record<string, string>> = {}): string => {
  if (isRefusal(error)) return texts[error.code] ?? error.message
  return error instanceof ApiError ? error.message : unexpected
}
