const base64Url = (claims: object): string =>
  btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
const sign = (claims: object): string => `${base64Url({ alg: 'HS256' })}.${base64Url(claims)}.signature`

/**
 * Tokens as the server makes them, but for the signature.
 * @param user whose they are
 * @param generation how often the session was refreshed, from 1
 */
export const tokensOf = (user: string, session: string, generation = 1) => ({
  access_token: sign({ sid: session, gen: generation }),
  id_token: sign({ sid: session, gen: generation, sub: user }),
  refresh_token: `${session}-${generation}`,
})
