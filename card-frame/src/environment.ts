import { origin, port, readSettings, text, type Variables } from '@invoice-card/settings'
import * as v from 'valibot'
import type { DocumentSettings } from './document-endpoint.ts'

type Environment = DocumentSettings & { port: number; host: string }

/** The only reader of environment variables in this process. @throws SettingsError that names all that is wrong. */
export function readEnvironment(variables: Variables = process.env): Environment {
  const settings = readSettings('The card frame', variables, environment => ({
    PORT: port(3002),
    HOST: v.optional(v.string(), '127.0.0.1'),
    EDGE_ORIGIN: origin(environment, {
      hint: 'the only origin that may embed the card, such as https://pay.example.jp',
    }),
    TOKEN_ENDPOINT: v.pipe(
      v.string("is missing. Set the URL of the card gateway's token endpoint"),
      // It goes into a header of policy: neither a space nor a semicolon may reach it.
      v.check(
        value => URL.parse(value)?.href === value && /^https?:[^\s;,']+$/.test(value),
        "is no URL. Set that of the card gateway's token endpoint",
      ),
      v.check(
        value => environment.isLocal || value.startsWith('https:'),
        "is not https. Set the URL of the card gateway's token endpoint",
      ),
    ),
    TOKEN_API_KEY: text(environment, { hint: 'the public key of the token endpoint' }),
  }))
  return {
    port: settings.PORT,
    host: settings.HOST,
    edgeOrigin: settings.EDGE_ORIGIN,
    tokenEndpoint: settings.TOKEN_ENDPOINT,
    tokenApiKey: settings.TOKEN_API_KEY,
  }
}
