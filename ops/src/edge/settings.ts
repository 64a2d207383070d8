import {
  port,
  readSettings,
  rotatedSecret,
  serviceUrls,
  SettingsError,
  text,
  type Variables,
} from '@invoice-card/settings'
import * as v from 'valibot'
import type { EdgeOptions } from './server.ts'

/** One's own machine and tests: it has no request rates (decision 0142). */
const ownEnvironments: readonly string[] = ['local', 'test']

/** The only place where the edge reads environment variables. @throws SettingsError that names all that is wrong */
export function readEdgeSettings(variables: Variables): EdgeOptions & { port: number; addresses: readonly string[] } {
  const settings = readSettings('The edge', variables, environment => ({
    PORT: port(3000),
    HOST: v.optional(v.string()),
    RELEASES_DIR: text(environment, { hint: 'the folder of the release store' }),
    ENVIRONMENT_DIR: text(environment, { hint: 'the folder of the environment' }),
    // Several APIs share the work, and one that is gone is passed over.
    API_ORIGIN: serviceUrls(environment),
    TRUST_FILE: text(environment, { hint: 'the file of public keys that may have signed the environment' }),
    SEEN_FILE: text(environment, { hint: 'a file that remembers the newest set' }),
    VARIANT_SECRET: rotatedSecret(environment, { hint: 'what the API has as VARIANT_SECRET' }),
  }))
  if (!ownEnvironments.includes(settings.environment))
    throw new SettingsError('The Node edge', settings, [
      ['ENVIRONMENT', 'is not local or test. Put nginx in front of the API, as docker-compose.yml does'],
    ])
  return {
    name: settings.environment,
    releases: settings.RELEASES_DIR,
    environment: settings.ENVIRONMENT_DIR,
    apiOrigins: settings.API_ORIGIN,
    trustFile: settings.TRUST_FILE,
    seenFile: settings.SEEN_FILE,
    variantSecrets: settings.VARIANT_SECRET,
    port: settings.PORT,
    // This machine only, by both of its addresses: the mailbox page shows one-time passwords.
    addresses: settings.HOST ? [settings.HOST] : ['127.0.0.1', '::1'],
  }
}
