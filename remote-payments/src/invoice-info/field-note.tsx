import type { OcrConfidence, OcrFields } from '@invoice-card/contracts'
import { Icon, styled, type IconName } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { confidenceOf } from '../common/reading/reading.ts'
import { isEdited } from './use-invoice-info-form.ts'

const Mark = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs', fontWeight: 'medium', marginInlineEnd: '2', whiteSpace: 'nowrap' },
  variants: { confidence: { agreed: { color: 'success.text' }, check: { color: 'attention.text' }, not_read: { color: 'fg.muted' } } },
})

const icons: Record<OcrConfidence, IconName> = { agreed: 'check', check: 'warning', not_read: 'remove' }

/** How sure a reading is, in a word and a sign. */
export const ConfidenceMark = ({ confidence }: { confidence: OcrConfidence }) => <Mark confidence={confidence}><Icon name={icons[confidence]} />{messages.confidence[confidence]}</Mark>

/** How sure the reading of a field is, until the user changes it, and the field's help; both stand between label and control. */
export function FieldNote({ readings, path, children }: { readings: OcrFields | null, path: string, children?: ReactNode }) {
  const confidence = isEdited(path) ? null : confidenceOf(readings, path)
  return (
    <>
      {confidence && <ConfidenceMark confidence={confidence} />}
      {children}
    </>
  )
}
