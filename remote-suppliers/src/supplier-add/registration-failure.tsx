import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { AppLink, Notice } from '@invoice-card/ui'
import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const { confirm: words, check } = messages

/** Why nothing is registered, or that it is not known; and where to go on. Takes the focus. */
export function RegistrationFailure({ error }: { error: Error }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [error])
  return (
    <div ref={panel} tabIndex={-1}>
      <Failure error={error} />
    </div>
  )
}

function Failure({ error }: { error: Error }) {
  if (!isRefusal(error))
    return (
      <Notice tone="attention" isLive title={words.lostTitle}>
        {words.lost}
      </Notice>
    )
  const existing = Number(error.details['supplier_id'])
  if (error.code === 'supplier_already_exists' && existing > 0) {
    return (
      <Notice tone="danger" isLive actions={<AppLink to={paths.detail(existing)}>{words.openExisting}</AppLink>}>
        {check.existing}
      </Notice>
    )
  }
  if (error.fields.length === 0)
    return (
      <Notice tone="danger" isLive>
        {failureText(error)}
      </Notice>
    )
  return (
    <Notice tone="danger" isLive title={words.refusedFields}>
      <ul>
        {error.fields.map(({ field, message }) => (
          <li key={field}>
            {message} <FieldLink field={field} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const FieldLink = ({ field }: { field: string }) =>
  field.startsWith('account') ? (
    <AppLink to={paths.addBank}>{words.editAccount}</AppLink>
  ) : (
    <AppLink to={paths.addCompany}>{words.editCompany}</AppLink>
  )
