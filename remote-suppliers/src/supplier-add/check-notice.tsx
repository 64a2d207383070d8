import type { SupplierCheck } from '@invoice-card/contracts'
import { useDebouncedValue } from '@invoice-card/form'
import { ContactLink } from '@invoice-card/remote'
import { AppLink, Box, HStack, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import type { CompanyValues } from './company-values.ts'
import { messages } from './messages.ts'
import { checkInputOf, supplierCheckQuery } from './queries.ts'

const { check: words } = messages

/**
 * Says while it is typed what the registration would meet with.
 * @param nameError what stands at the field of the name: said there, only the way out is shown here
 */
export function CheckNotice({ company, nameError }: { company: CompanyValues; nameError: string | undefined }) {
  const input = JSON.stringify(checkInputOf(company))
  const settled = useDebouncedValue(input)
  const query = supplierCheckQuery(JSON.parse(settled) as ReturnType<typeof checkInputOf>)
  const { data } = useQuery(query)
  return data && query.enabled ? (
    <Findings check={data} isShownAtField={nameError === words.existing || nameError === words.own} />
  ) : null
}

function Findings({
  check: { refusal, field, existing, similar, initial_status, is_registration_number_unverifiable },
  isShownAtField,
}: {
  check: SupplierCheck
  isShownAtField: boolean
}) {
  if (refusal === 'supplier_is_own_company')
    return isShownAtField ? null : (
      <Notice tone="danger" isLive>
        {words.own}
      </Notice>
    )
  if (existing !== null) {
    const open = <AppLink to={paths.detail(existing.id)}>{words.openExisting(existing.name)}</AppLink>
    if (isShownAtField) return <Box>{open}</Box>
    return (
      <Notice tone="attention" isLive actions={open}>
        {words.existing}
      </Notice>
    )
  }
  const start = words.starts[initial_status]
  return (
    <>
      {/* A corporate number that is none is said at its own field. */}
      {refusal === 'corporate_number_incorrect' && field === 'registration_number' && (
        <Notice tone="attention" isLive>
          {words.wrongNumber}
        </Notice>
      )}
      {start !== null && (
        <Notice tone="attention" isLive actions={initial_status === 'Rejected' && <RejectedLinks />}>
          {start}
        </Notice>
      )}
      {is_registration_number_unverifiable && <Notice isLive>{words.unverifiable}</Notice>}
      {similar.length > 0 && (
        <Notice
          isLive
          actions={
            <ul>
              {similar.map(supplier => (
                <li key={supplier.id}>
                  <LinkBeside to={paths.detail(supplier.id)}>{supplier.name}</LinkBeside>
                </li>
              ))}
            </ul>
          }
        >
          {words.similar}
        </Notice>
      )}
    </>
  )
}

/** In a tab of its own: leaving the flow clears what was typed. */
const LinkBeside = ({ to, children }: { to: string; children: string }) => (
  <AppLink to={new URL(to, location.origin).href}>{children}</AppLink>
)

const RejectedLinks = () => (
  <HStack flexWrap="wrap" columnGap="4" rowGap="2">
    <LinkBeside to={paths.disabled}>{words.openDisabled}</LinkBeside>
    <ContactLink />
  </HStack>
)
