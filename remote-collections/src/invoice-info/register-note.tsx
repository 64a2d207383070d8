import { toCorporateNumber } from '@invoice-card/domain'
import { useDebouncedValue } from '@invoice-card/form'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { corporationQuery } from '../request-form/buyer-search.ts'
import { isEdited } from '../request-flow/store.ts'
import { messages } from './messages.ts'
import type { RequestContentForm } from './use-request-form.ts'

const { buyer: words } = messages

/** What the register says about the typed number; its name and kana fill what nobody has typed. */
export function RegisterNote({ form }: { form: RequestContentForm }) {
  const number = useDebouncedValue(toCorporateNumber(form.values.newSupplier.corporate_number))
  const { data } = useQuery(corporationQuery(number))
  useEffect(() => {
    if (!data) return
    form.patch(values => ({
      ...values,
      newSupplier: {
        ...values.newSupplier,
        ...(isEdited('newSupplier.name') ? {} : { name: data.name }),
        ...(isEdited('newSupplier.name_kana') ? {} : { name_kana: data.name_kana }),
      },
    }))
    // Only an answer is a reason to fill; `form` is made again with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  if (data === null)
    return (
      <Notice tone="attention" isLive>
        {words.unregistered}
      </Notice>
    )
  return data === undefined ? null : <Notice isLive>{words.registered(data.name)}</Notice>
}
