import { toRegistrationNumber } from '@invoice-card/domain'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { issuerQuery } from './issuer-query.ts'
import { messages } from './messages.ts'

const words = messages.issuer

/** Whom the register of qualified invoice issuers has under a typed T number, where it is not the supplier by name. */
export function IssuerNote({ number, name }: { number: string; name: string }) {
  const { data: issuer } = useQuery(issuerQuery(toRegistrationNumber(number)))
  if (issuer === undefined || (issuer?.is_registered && issuer.name === name)) return null
  if (issuer?.is_registered) return <Notice isLive>{words.found(issuer.name)}</Notice>
  return (
    <Notice tone="attention" isLive>
      {issuer ? words.ended(issuer.name) : words.notFound}
    </Notice>
  )
}
