import * as v from 'valibot'
import type { Environment } from './environment.ts'
import { isPrivateHost } from './private-host.ts'

/** Options of nodemailer that take TLS, or the check of its certificate, away again. */
const weakening = ['secure', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized', 'tls.checkServerIdentity']

/** The mail server; none on a developer's machine. Outside `local` it is reached by TLS, or is on a private network. */
export const smtpUrl = ({ isLocal }: Environment, { tls }: { readonly tls: string | undefined }) => {
  const schema = v.pipe(
    v.string('is missing. Set the mail server, e.g. smtps://user:password@mail.example.jp'),
    v.check(url => /^smtps?:$/.test(URL.parse(url)?.protocol ?? ''), 'is no URL of a mail server. Set smtps://…'),
    v.rawCheck(({ dataset, addIssue }) => {
      const url = dataset.typed && !isLocal ? URL.parse(dataset.value) : null
      const problem = url && tlsProblem(url, tls)
      if (problem) addIssue({ message: problem })
    }),
  )
  return isLocal ? v.optional(schema) : schema
}

function tlsProblem({ protocol, hostname, searchParams }: URL, tls: string | undefined): string | null {
  if (tls === 'off')
    return isPrivateHost(hostname)
      ? null
      : 'is on another machine, where SMTP_TLS=off is not allowed. Unset that and set smtps://…'
  const weak = weakening.find(name => searchParams.has(name))
  if (weak !== undefined) return `has ${weak}, which may turn TLS off. Leave it out`
  const isStartTlsRequired = searchParams.getAll('requireTLS').join() === 'true'
  return protocol === 'smtps:' || isStartTlsRequired
    ? null
    : 'may send mails in the clear. Set smtps://…, or add ?requireTLS=true for STARTTLS'
}
