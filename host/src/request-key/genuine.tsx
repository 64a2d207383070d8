import { Card, Section, styled, Text } from '@invoice-card/ui'
import { requestPageMessages } from './page-messages.ts'

const messages = requestPageMessages.genuine
const Ways = styled('ul', {
  base: { listStyleType: 'disc', paddingInlineStart: '5', display: 'flex', flexDirection: 'column', gap: '3' },
})
const Sign = styled('strong', {
  base: { display: 'block', fontWeight: 'bold', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

/**
 * How somebody who never heard of us finds out whether the request is genuine: by where the mail and the page come
 * from, and by asking the seller another way. Without `mailFrom` nobody was mailed: its seller handed the link over.
 */
export const Genuine = ({ mailFrom, sellerName }: { mailFrom: string | null, sellerName: string }) => (
  <Card>
    <Section title={messages.title}>
      <Ways>
        {mailFrom !== null && <li>{messages.mail}<Sign>{mailFrom.replace(' <', '\n<')}</Sign></li>}
        <li>{mailFrom === null ? messages.unmailed(sellerName) : messages.handed(sellerName)}</li>
        <li>{messages.page}<Sign>{`${location.origin}/`}</Sign></li>
        <li>{messages.seller(sellerName)}</li>
        <li>{messages.card}</li>
      </Ways>
      <Text tone="muted">{messages.nothing}</Text>
    </Section>
  </Card>
)
