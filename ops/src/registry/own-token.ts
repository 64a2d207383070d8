import { UsageError } from '../applications.ts'

/** The token by which this machine speaks to a registry. @throws UsageError where there is none. */
export function ownToken(token = process.env.REGISTRY_TOKEN): string {
  if (token) return token
  throw new UsageError('REGISTRY_TOKEN is not set: it holds the token of your team, from `pnpm ops registry token`')
}
