import type { ReactNode } from 'react'
import { Icon, Money, PlainLink, styled } from '@invoice-card/ui'

const Row = styled(PlainLink, {
  base: {
    display: 'grid',
    // On a phone the amount stands below what is known of it, which needs the whole line.
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingInline: { base: '4', md: '6' },
    paddingBlock: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    'li:last-child > &': { borderBottomWidth: 0 },
    _hover: { bg: 'bg.hover' },
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg': { color: 'fg.muted', gridColumn: '-2', gridRow: { base: '1 / 3', sm: '1' } },
  },
})
// A container, in which a day with its time may break where it has no room.
const Body = styled('span', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5', lineHeight: 'snug', containerType: 'inline-size' },
})
const Payee = styled('span', { base: { fontWeight: 'bold', overflowWrap: 'anywhere' } })
const Note = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Amount = styled('span', { base: { fontWeight: 'bold', whiteSpace: 'nowrap', justifySelf: 'end' } })

interface PaymentRowProps {
  /** Whom it is paid to, or by whom. */
  name: string
  /** Null where there is none yet. */
  amountYen: number | null
  /** What stands in its place then. */
  noAmount?: string
  to: string
  /** What to know about it. */
  children: ReactNode
}

/** A payment or a request on one line. */
export function PaymentRow({ name, amountYen, noAmount, to, children }: PaymentRowProps) {
  return (
    <li>
      <Row to={to}>
        <Body>
          <Payee>{name}</Payee>
          <Note>{children}</Note>
        </Body>
        <Amount>{amountYen === null ? <Note>{noAmount}</Note> : <Money amountYen={amountYen} />}</Amount>
        <Icon name="chevron_right" />
      </Row>
    </li>
  )
}
