import { AppLink, Notice } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** The typed values belong to a request that was sent already: they are not saved, and the notice links to it. */
export function SentNotice({ requestId }: { readonly requestId: number | null }) {
  const { title, text, open, usedFile } = messages.sent
  if (requestId === null)
    return (
      <Notice tone="attention" isLive>
        {usedFile}
      </Notice>
    )
  // In a tab of its own: leaving the flow would clear what was entered.
  const link = <AppLink to={location.origin + paths.detail('request', requestId)}>{open}</AppLink>
  return (
    <Notice tone="attention" isLive title={title} actions={link}>
      {text}
    </Notice>
  )
}
