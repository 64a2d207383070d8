import { styled } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { Part, type PartLevel } from './part.tsx'

const words = messages.course
const Steps = styled('ol', {
  base: { listStyleType: 'decimal', paddingInlineStart: '6', display: 'flex', flexDirection: 'column', gap: '2' },
})

/** What happens from here to the seller's money. */
export const Course = ({ level }: { level: PartLevel }) => (
  <Part title={words.title} level={level}>
    <Steps>
      {words.steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  </Part>
)
