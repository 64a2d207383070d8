import * as v from 'valibot'
import type { Environment } from './environment.ts'
import { asked, type Asked } from './plain.ts'
import { isPrivateHost } from './private-host.ts'
import { weaknessOf } from './secret-strength.ts'

/** A PostgreSQL of this product. Outside `local` its certificate is verified, or it is on a private network. */
export const databaseUrl = (environment: Environment, what: Asked & { readonly tls: string | undefined }) =>
  v.pipe(
    asked(environment, what),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? databaseUrlProblem(environment, dataset.value, what.tls) : null
      if (problem !== null) addIssue({ message: problem })
    }),
  )

/**
 * Why a database URL is refused, without its password; null for a good one.
 * @param tls `DATABASE_TLS`: `off` goes without TLS, on a socket, this machine or a private network
 */
function databaseUrlProblem({ isLocal }: Environment, url: string, tls: string | undefined): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) return 'is no URL of PostgreSQL. Set postgres://…'
  return isLocal ? null : (passwordProblem(parsed) ?? tlsProblem(parsed, tls))
}

/** A socket or a certificate of the client goes without a password. */
function passwordProblem({ password, searchParams }: URL): string | null {
  const weakness = [decoded(password), ...searchParams.getAll('password')].filter(Boolean).map(weaknessOf)
  const [first] = weakness.filter(one => one !== null)
  return first === undefined ? null : `has a password that ${first}. Make one: openssl rand -hex 32`
}

function tlsProblem(parsed: URL, tls: string | undefined): string | null {
  const modes = parsed.searchParams.getAll('sslmode')
  if (tls === 'off') {
    const hosts = [decoded(parsed.hostname), ...parsed.searchParams.getAll('host')]
    return hosts.every(isPrivateHost)
      ? null
      : 'is on another machine, where DATABASE_TLS=off is not allowed. Unset that and add ?sslmode=verify-full'
  }
  return modes.length === 1 && modes[0] === 'verify-full' && !parsed.searchParams.has('ssl')
    ? null
    : 'does not verify the certificate of the database. Add ?sslmode=verify-full, or set DATABASE_TLS=off on a private network'
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
