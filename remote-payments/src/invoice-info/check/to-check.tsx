import { Box, Notice, styled, TextButton } from '@invoice-card/ui'
import { labelOf } from '../../form-rules/field-labels.ts'
import { focusField } from './focus-field.ts'
import { showSheet } from './show-sheet.ts'
import { messages } from '../../form-rules/messages.ts'
import type { PayeeDifference } from '../../invoice-values/reading/payee-differences.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'

const List = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '6',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
    },
  },
})

interface ToCheckProps {
  readonly paths: readonly string[]
  /** Those of the paths that differ from the invoice as an invoice fraud does. */
  readonly differences: readonly PayeeDifference[]
  readonly form: InvoiceForm
}

/** How many readings need a look, with a jump to each; or that none does. */
export function ToCheck({ paths, differences, form }: ToCheckProps) {
  const wordsOn = (path: string) => {
    const difference = differences.find(other => other.path === path)
    return difference ? messages.check.differs[difference.kind](labelOf(path, form)) : labelOf(path, form)
  }
  if (paths.length === 0) return <Notice tone="success">{messages.check.none}</Notice>
  return (
    <Notice tone="attention" title={messages.check.count(paths.length)}>
      <List>
        {paths.map(path => (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={event => {
                // A jump alone would leave the keyboard where it was and touch the router's address.
                event.preventDefault()
                focusField(path)
              }}
            >
              {wordsOn(path)}
            </a>
          </li>
        ))}
      </List>
      <Box display={{ base: 'block', lg: 'none' }} marginTop="2">
        <TextButton size="sm" icon="visibility" onClick={showSheet}>
          {messages.viewer.see}
        </TextButton>
      </Box>
    </Notice>
  )
}
