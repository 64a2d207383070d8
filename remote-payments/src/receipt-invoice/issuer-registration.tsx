import { isRegistrationNumber } from '@invoice-card/domain'
import { formatDate, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { issuerQuery } from '../issuer/issuer-query.ts'
import { messages as words } from '../issuer/messages.ts'

/** Whether the register of qualified invoice issuers has the T number, and whose it is. */
export function IssuerRegistration({ registrationNumber }: { registrationNumber: string | null }) {
  const { data: issuer, isPending, isError } = useQuery(issuerQuery(registrationNumber))
  if (registrationNumber === null || !isRegistrationNumber(registrationNumber)) return null
  if (isPending)
    return (
      <Text size="sm" tone="muted">
        {words.looking}
      </Text>
    )
  if (isError)
    return (
      <Text size="sm" tone="muted">
        {words.failed}
      </Text>
    )
  if (issuer === null)
    return (
      <Text size="sm" tone="danger">
        {words.unknown}
      </Text>
    )
  return issuer.is_registered ? (
    <Text size="sm" tone="muted">
      {words.registered(issuer.name)}
    </Text>
  ) : (
    <Text size="sm" tone="danger">
      {words.ended(issuer.name, formatDate(issuer.ended_on ?? issuer.registered_on, { withWeekday: false }))}
    </Text>
  )
}
