import type { Services } from '../../platform/services/public.ts'

/** The sandbox's Visa card whose issuer asks nothing. */
const demoCard = {
  card_number: '4111111111111111',
  card_expire: '12/31',
  security_code: '123',
  cardholder_name: 'MISAKI SATO',
  lang: 'ja',
}

/** A one-use token for the demo card, as the card frame would get it. */
export async function demoCardToken({ config }: Pick<Services, 'config'>): Promise<string> {
  const response = await fetch(`${config.gatewayOrigin}/4gtoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token_api_key: config.tokenApiKey, ...demoCard }),
  })
  const answer = (await response.json()) as { token?: string; message?: string }
  if (!answer.token)
    throw new Error(`The gateway gave no token for the demo card: ${answer.message ?? response.status}`)
  return answer.token
}
