import { useState } from 'react'
import { styled } from '../system/styled.ts'

let read: () => string | null = () => null

/** The host says what a user who asks for help is to quote, e.g. the trace of the call that failed. */
export function setErrorReference(next: () => string | null): void {
  read = next
}

const Line = styled('p', {
  base: {
    textAlign: 'center',
    color: 'fg.muted',
    fontSize: 'sm',
    paddingInline: '4',
    paddingBottom: '6',
    marginTop: { base: '-4', md: '-8' },
  },
})
// One click selects it; long, it may break anywhere on a phone.
const Number = styled('span', {
  base: { userSelect: 'all', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})

/** The number to quote to the support about a failure; the host's message stays for as long as this is mounted. */
export function ErrorReference({ reference }: { reference?: string | undefined }) {
  const [found] = useState(read)
  const shown = reference ?? found
  return (
    shown && (
      <Line>
        お問い合わせ番号：<Number>{shown}</Number>
      </Line>
    )
  )
}
