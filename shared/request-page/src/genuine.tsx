import { styled, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { Part, type PartLevel } from './part.tsx'

const words = messages.genuine
const Ways = styled('ul', {
  base: { listStyleType: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '3' },
})
const Sign = styled('strong', {
  base: { display: 'block', fontWeight: 'bold', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface GenuineProps {
  readonly mailFrom: string | null
  readonly sellerName: string
  readonly level: PartLevel
}

/**
 * How somebody who never heard of us finds out whether the request is genuine: by where the mail and the page come
 * from, and by asking the seller another way. Without `mailFrom` nobody was mailed: its seller handed the link over.
 */
export const Genuine = ({ mailFrom, sellerName, level }: GenuineProps) => (
  <Part title={words.title} level={level}>
    <Ways>
      {mailFrom !== null && (
        <li>
          {words.mail}
          <Sign>{mailFrom.replace(' <', '\n<')}</Sign>
        </li>
      )}
      <li>{mailFrom === null ? words.unmailed(sellerName) : words.handed(sellerName)}</li>
      <li>
        {words.page}
        <Sign>{`${location.origin}/`}</Sign>
      </li>
      <li>{words.seller(sellerName)}</li>
      <li>{words.card}</li>
    </Ways>
    <Text tone="muted">{words.nothing}</Text>
  </Part>
)
