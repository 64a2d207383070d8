/**
 * How the issuer behind a card acts. `challenge` asks for the one-time password, `challenge_fails` refuses whatever is
 * typed.
 */
export type Scenario = 'frictionless' | 'challenge' | 'challenge_fails' | 'over_limit'

const scenarios: Record<string, Scenario> = {
  '4111111111111111': 'frictionless',
  '4012888888881881': 'challenge',
  '4242424242424242': 'over_limit',
  '3530111333300000': 'frictionless',
  '3566002020360505': 'challenge_fails',
}

/** As many cards over their limit as anybody wants to try. */
const overLimitPrefix = '424242424'

/** Any other valid JCB or Visa number acts like a card whose issuer asks nothing. */
export function scenarioOf(cardNumber: string): Scenario {
  return scenarios[cardNumber] ?? (cardNumber.startsWith(overLimitPrefix) ? 'over_limit' : 'frictionless')
}

export const testOneTimePassword = '1234'
