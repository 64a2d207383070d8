import type { OcrConfidence } from '@invoice-card/contracts'
import { ConfidenceMark } from '@invoice-card/invoice-file'
import { styled } from '@invoice-card/ui'
import { Fragment } from 'react'
import { messages } from '../form/messages.ts'

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '2',
    rowGap: '1',
    alignItems: 'baseline',
    fontSize: 'sm',
  },
})
const confidences: readonly OcrConfidence[] = ['agreed', 'check', 'not_read']

/** What the marks at the fields mean. */
export function ReadingLegend() {
  return (
    <List aria-label={messages.legend.title}>
      {confidences.map(confidence => (
        <Fragment key={confidence}>
          <dt>
            <ConfidenceMark confidence={confidence} />
          </dt>
          <dd>{messages.legend[confidence]}</dd>
        </Fragment>
      ))}
    </List>
  )
}
