import type { OcrConfidence } from '@invoice-card/contracts'
import { Icon, styled, type IconName } from '@invoice-card/ui'
import { labelsBeforeText, messages } from './messages.ts'

const Mark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    fontWeight: 'medium',
    marginInlineEnd: '2',
    whiteSpace: 'nowrap',
  },
  variants: {
    confidence: {
      agreed: { color: 'success.text' },
      check: { color: 'attention.text' },
      not_read: { color: 'fg.muted' },
    },
  },
})

const icons: Record<OcrConfidence, IconName> = { agreed: 'check', check: 'warning', not_read: 'remove' }

interface ConfidenceMarkProps {
  readonly confidence: OcrConfidence
  /** A text follows in the same line. */
  readonly isBeforeText?: boolean
}

/** How sure a reading is, in a word and a sign. */
export const ConfidenceMark = ({ confidence, isBeforeText = false }: ConfidenceMarkProps) => (
  <Mark confidence={confidence}>
    <Icon name={icons[confidence]} />
    {(isBeforeText ? labelsBeforeText : messages)[confidence]}
  </Mark>
)
