import { AppLink, LoadingMark, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'
import { openPreItemsQuery } from './queries.ts'

/** Shows payments that programs prepared and nobody has paid yet; nothing where there are none. */
export function PreparedNotice() {
  const { data, isPending } = useQuery(openPreItemsQuery)
  if (isPending) return <LoadingMark />
  if (!data || data.count_open_items === 0) return null
  const [newest] = data.pre_groups
  const to = data.count === 1 && newest ? paths.oauthGroup(newest.id) : paths.oauth
  return (
    <Notice title={messages.waiting(data.count_open_items)} actions={<AppLink to={to}>{messages.open}</AppLink>}>
      {messages.waitingText}
    </Notice>
  )
}
