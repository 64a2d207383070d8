import type { OcrConfidence } from '@invoice-card/contracts'
import { Icon, styled, type IconName } from '@invoice-card/ui'
import { messages } from './messages.ts'

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

// As high as a mark is, so that one can come later.
const Line = styled('span', { base: { display: 'flex', alignItems: 'center', minHeight: 'calc(0.75rem * 1.8)' } })

const icons: Record<OcrConfidence, IconName> = { agreed: 'check', check: 'warning', not_read: 'remove' }

interface ConfidenceMarkProps {
  readonly confidence: OcrConfidence
}

/** How sure a reading is, in a word and a sign. */
export const ConfidenceMark = ({ confidence }: ConfidenceMarkProps) => (
  <Mark confidence={confidence}>
    <Icon name={icons[confidence]} />
    {messages[confidence]}
  </Mark>
)

/** The same as a line of its own above a field's help; null holds its room. */
export const ConfidenceLine = ({ confidence }: { readonly confidence: OcrConfidence | null }) => (
  <Line>{confidence && <ConfidenceMark confidence={confidence} />}</Line>
)
