import { AppLink, Notice } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.accountRequired

/** Money that waits for another account, and the way to it; nothing where there is none. */
export function AccountRequiredNotice({ count, to }: { readonly count: number; readonly to: string }) {
  if (count === 0) return null
  return (
    <Notice tone="attention" title={words.title(count)} actions={<AppLink to={to}>{words.show}</AppLink>}>
      <p>{words.text}</p>
    </Notice>
  )
}
