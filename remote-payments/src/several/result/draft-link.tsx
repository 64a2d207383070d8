import { isRefusal } from '@invoice-card/api-client'
import { AppLink, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { calls } from '../../calls.ts'
import { paths } from '../../paths.ts'
import { messages } from './messages.ts'

interface DraftLinkProps {
  readonly id: number
  readonly name: string
}

/** Leads to a draft that was not paid. It may have been deleted or paid in another tab while the run went on. */
export function DraftLink({ id, name }: DraftLinkProps) {
  const { error } = useQuery({
    queryKey: ['drafts', id, 'there'],
    queryFn: ({ signal }) => calls.drafts.getDraft({ params: { id } }, { signal }),
    staleTime: 0,
  })
  if (isRefusal(error, 'draft_not_found')) return <Text size="sm">{messages.gone}</Text>
  return (
    <AppLink to={paths.draft(id)} aria-label={messages.seeOf.draft(name)}>
      {messages.see.draft}
    </AppLink>
  )
}
