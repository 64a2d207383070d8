import type { OcrConfidence } from '@invoice-card/contracts'
import { Box, styled } from '@invoice-card/ui'
import { ConfidenceMark } from '../common/reading/confidence-mark.tsx'
import { messages } from './messages.ts'

const Row = styled('div', { base: { display: 'flex', gap: '2', alignItems: 'baseline', fontSize: 'sm', flexWrap: { base: 'wrap', md: 'nowrap' } } })
const confidences: readonly OcrConfidence[] = ['agreed', 'check', 'not_read']

/** What the marks at the fields mean. */
export function ReadingLegend() {
  return (
    <Box as="dl" aria-label={messages.legend.title} display="flex" flexDirection="column" gap="1">
      {confidences.map(confidence => (
        <Row key={confidence}>
          <dt><ConfidenceMark confidence={confidence} /></dt>
          <dd>{messages.legend[confidence]}</dd>
        </Row>
      ))}
    </Box>
  )
}
