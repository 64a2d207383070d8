import { isRefusal, SessionEndedError, UnreachableError } from '@invoice-card/api-client'

const unexpected = '処理を完了できませんでした。しばらくしてからもう一度お試しください。'

/**
 * What to show for a failed call: the screen's own words for a refusal's code where there are any, else the message
 * that came with it. An answer outside the contract and an error that no call threw are defects: general words for
 * them, and the caller reports them.
 */
export const failureText = (error: unknown, texts: Readonly<Record<string, string>> = {}): string => {
  if (isRefusal(error)) return texts[error.code] ?? error.message
  const isForUsers = error instanceof UnreachableError || error instanceof SessionEndedError
  return isForUsers ? error.message : unexpected
}
