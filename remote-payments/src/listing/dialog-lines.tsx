import { styled } from '@invoice-card/ui'
import type { ReactNode } from 'react'

const Lines = styled('ul', {
  base: { maxHeight: '16rem', overflowY: 'auto', borderWidth: '1px', borderColor: 'line', borderRadius: 'md' },
})
const Line = styled('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingInline: '3',
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
})
const Name = styled('span', { base: { flex: '1', overflowWrap: 'anywhere', minWidth: 0 } })
const Amount = styled('span', { base: { flexShrink: 0 } })
const Note = styled('span', { base: { flexBasis: '100%', fontSize: 'sm', overflowWrap: 'anywhere' } })

interface DialogLinesProps {
  readonly label: string
  readonly lines: readonly {
    readonly key: number
    readonly name: ReactNode
    readonly amount: ReactNode
    /** Below both. */
    readonly note?: ReactNode
  }[]
}

/** What a dialog is about, one thing with its amount on each line. */
export const DialogLines = ({ label, lines }: DialogLinesProps) => (
  // Scrolls where there are many: reached by the keyboard too.
  <Lines aria-label={label} tabIndex={0}>
    {lines.map(({ key, name, amount, note }) => (
      <Line key={key}>
        <Name>{name}</Name>
        <Amount>{amount}</Amount>
        {note && <Note>{note}</Note>}
      </Line>
    ))}
  </Lines>
)
