import { Card, Section, styled } from '@invoice-card/ui'
import { requestPageMessages } from './page-messages.ts'

const messages = requestPageMessages.course
const Steps = styled('ol', {
  base: { listStyleType: 'decimal', paddingInlineStart: '6', display: 'flex', flexDirection: 'column', gap: '2' },
})

/** What happens from here to the seller's money. */
export const Course = () => (
  <Card>
    <Section title={messages.title}><Steps>{messages.steps.map(step => <li key={step}>{step}</li>)}</Steps></Section>
  </Card>
)
