import { hasLink } from '@invoice-card/domain'
import { Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

/** Says at a field for words to the buyer that a link in them is left out; nothing where there is none. */
export const LinkHint = ({ text }: { readonly text: string }) => (
  <Text size="sm" tone="muted" aria-live="polite">
    {hasLink(text) && messages.linkLeftOut}
  </Text>
)
