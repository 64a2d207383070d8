import { HolderKanaNote } from '@invoice-card/bank-account'
import { convertHolderKana } from '@invoice-card/domain'
import { useDebouncedValue } from '@invoice-card/form'
import { useQuery } from '@tanstack/react-query'
import { holderKanaQuery } from '../form/queries.ts'
import { fitsTransferName } from '../../form-rules/transfer-name.ts'

const isAsked = (name: string): boolean => convertHolderKana(name).is_converted && fitsTransferName(name)

/** How the payee's passbook shows the payer: at once as the browser converts it, then as the server does. */
export function TransferNameNote({ name }: { name: string }) {
  const debounced = useDebouncedValue(name.trim())
  const { data } = useQuery(holderKanaQuery(isAsked(debounced) ? debounced : ''))
  if (!fitsTransferName(name)) return null
  return <HolderKanaNote name={name} answer={debounced === name.trim() ? data : undefined} />
}
