import { Icon, styled, TextButton, VisuallyHidden } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { messages } from '../../form-rules/messages.ts'
import { useCheck } from './check-context.ts'

const Row = styled('div', {
  base: {
    // Among short fields in pairs a value has the whole line.
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, 28%) 1.1em minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: '2',
    minHeight: '9',
    paddingBlock: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // A phone has no room for it beside a long number.
    '& button svg': { display: { base: 'none', sm: 'inline-block' } },
  },
})
const Term = styled('span', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' } })
const Mark = styled('span', { base: { position: 'relative' } })
const Value = styled('span', { base: { fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' } })

const Source = styled('span', { base: { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' } })

interface CheckedFieldProps {
  readonly path: string
  readonly label: string
  /** In its place where the section is called the same. */
  readonly term?: string
  /** What stands in the field, in words. */
  readonly value: ReactNode
  /** It was read from the invoice. */
  readonly isRead?: boolean
  /** Where it is from, what becomes of it, or what is odd in it. */
  readonly source?: ReactNode
  /** The field itself. */
  readonly children: ReactNode
}

/** A value that stands, one press from being changed in its place; or the field, where it needs the user. */
export function CheckedField({ path, label, term = label, value, isRead = true, source, children }: CheckedFieldProps) {
  const check = useCheck()
  if (check.isOpen(path)) return children
  return (
    <Row data-row={path}>
      <Term>{term}</Term>
      <Mark>
        {isRead && <Icon name="check" color="success" />}
        {isRead && <VisuallyHidden>{messages.check.read}</VisuallyHidden>}
      </Mark>
      <Value>
        {value}
        {source && <Source>{source}</Source>}
      </Value>
      <TextButton
        size="sm"
        data-field={path}
        aria-label={messages.check.changeOf(label)}
        tabIndex={-1}
        onClick={() => check.open(path)}
      >
        <Icon name="edit" />
        {messages.check.change}
      </TextButton>
    </Row>
  )
}
