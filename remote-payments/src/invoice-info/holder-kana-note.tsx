import { convertHolderKana, displayKana } from '@invoice-card/domain'
import { Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../common/use-settled.ts'
import { messages } from './messages.ts'
import { holderKanaQuery } from './queries.ts'

/** The form in which a bank transfer will carry a name, and what was changed on the way. */
export function HolderKanaNote({ name }: { name: string }) {
  const settled = useSettled(name.trim())
  const { data } = useQuery(holderKanaQuery(convertHolderKana(settled).is_converted ? settled : ''))
  if (!data || settled === '') return null
  if (data.warnings.length === 0 && displayKana(data.holder_kana) === displayKana(settled)) return null
  return (
    <Notice tone={data.warnings.length > 0 ? 'attention' : 'info'} isLive>
      <p>{messages.holder.converted(displayKana(data.holder_kana))}</p>
      {data.warnings.map(warning => <p key={warning}>{messages.holder.warnings[warning]}</p>)}
    </Notice>
  )
}
