import type { CardInput } from './rules.ts'
import { digitsOf } from './typed-text.ts'

const answerLimitMs = 15_000

export type TokenAnswer = { token: string; req_card_number: string } | { refusal: string } | undefined

/**
 * Sends the card to the token endpoint, the only address this document may reach. `undefined`: there was no usable
 * answer.
 */
export async function requestToken(input: CardInput): Promise<TokenAnswer> {
  const { tokenEndpoint = '', tokenApiKey } = document.documentElement.dataset
  const body = JSON.stringify({
    token_api_key: tokenApiKey,
    card_number: digitsOf(input.number),
    card_expire: input.expire,
    security_code: input.code,
    cardholder_name: input.name,
    lang: document.documentElement.lang,
  })
  try {
    const response = await fetch(tokenEndpoint, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(answerLimitMs),
    })
    const answer: unknown = await response.json()
    return readAnswer(answer as Record<string, unknown>)
  } catch {
    return undefined
  }
}

function readAnswer({ status, token, req_card_number, message }: Record<string, unknown>): TokenAnswer {
  if (status === 'success' && typeof token === 'string' && typeof req_card_number === 'string')
    return { token, req_card_number }
  if (status === 'failure' && typeof message === 'string') return { refusal: message }
}
