import { Checkbox, wholeFigures } from '@invoice-card/ui'
import { documentTickId, type DocumentCheck } from './use-document-check.ts'

interface DocumentTickProps {
  readonly check: DocumentCheck
  readonly missed: string | undefined
}

/** That it is another document than the one that is paid. */
export const DocumentTick = ({ check, missed }: DocumentTickProps) => (
  <Checkbox
    id={documentTickId}
    required
    label={wholeFigures(check.label)}
    checked={check.isConfirmed}
    onChange={event => check.setIsConfirmed(event.target.checked)}
    error={missed}
  />
)
