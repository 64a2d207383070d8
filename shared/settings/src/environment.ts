/** Environment variables of a process, as `process.env` has them. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Where a process runs. */
export interface Environment {
  /** Name of the environment, e.g. `production`; empty where none was given. */
  readonly environment: string
  /** A developer's machine, the only one with defaults. Never where `NODE_ENV` is `production`. */
  readonly isLocal: boolean
}

const form = /^[a-z][a-z0-9-]{0,49}$/

/** Reads `ENVIRONMENT` and `NODE_ENV` without a check; `environmentProblems` checks them. */
export const environmentOf = ({ ENVIRONMENT = '', NODE_ENV }: Variables): Environment => ({
  environment: ENVIRONMENT,
  isLocal: ENVIRONMENT === 'local' && NODE_ENV !== 'production',
})

/** What is wrong with the environment itself, by variable. */
export function environmentProblems({
  ENVIRONMENT,
  NODE_ENV,
  NODE_TLS_REJECT_UNAUTHORIZED,
}: Variables): [string, string][] {
  const problems: [string, string][] = []
  // Taken for local, an image that somebody runs bare would make its own secrets and show every mail to anybody who
  // asks.
  if (!ENVIRONMENT)
    problems.push(['ENVIRONMENT', "is missing. Name the environment, e.g. production; local on a developer's machine"])
  else if (!form.test(ENVIRONMENT))
    problems.push(['ENVIRONMENT', 'is no name. Use lower-case letters, digits and hyphens, e.g. production'])
  else if (ENVIRONMENT === 'local' && NODE_ENV === 'production')
    problems.push([
      'ENVIRONMENT',
      "is local where NODE_ENV is production. Name the environment; on a developer's machine unset NODE_ENV",
    ])
  if (NODE_TLS_REJECT_UNAUTHORIZED === '0' && !environmentOf({ ENVIRONMENT, NODE_ENV }).isLocal)
    problems.push([
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'turns off the check of every certificate. Unset it, and name a certificate authority of your own in NODE_EXTRA_CA_CERTS',
    ])
  return problems
}
