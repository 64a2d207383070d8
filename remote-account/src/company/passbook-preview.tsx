import { transferNameRule } from '@invoice-card/domain/registration'
import { japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { Money, styled, Text } from '@invoice-card/ui'
import { useDeferredValue, useState } from 'react'
import { messages } from './messages.ts'

const words = messages.transferName
const exampleYen = 110_000

const Passbook = styled('figure', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'bg.subtle',
    padding: '4',
    overflowX: 'auto',
  },
})
const Caption = styled('figcaption', { base: { fontSize: 'sm', color: 'fg.muted', marginBottom: '2' } })
const Lines = styled('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'sm',
    '& th': {
      textAlign: 'start',
      fontWeight: 'medium',
      color: 'fg.muted',
      paddingBottom: '1',
      whiteSpace: 'nowrap',
    },
    '& td': { whiteSpace: 'nowrap', verticalAlign: 'top' },
    '& :is(th, td)': { paddingInlineEnd: { base: '2', sm: '4' } },
    // A phone has no room for 30 characters beside the amount.
    '& td:nth-of-type(2)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& [data-align=end]': { textAlign: 'end', paddingInlineEnd: 0 },
  },
})

/** How the payee's passbook will show a transfer under this name: in half-width kana, as banks do. */
export function PassbookPreview({ name }: { name: string }) {
  const typed = useDeferredValue(name)
  const [today] = useState(() => japanDay(serverNow()).replaceAll('-', '.').slice(2))
  const normalized = transferNameRule.normalize(typed)
  const isValid = normalized !== '' && transferNameRule.validationErrorOf(normalized, '') === null
  return (
    <Passbook>
      <Caption>{words.preview}</Caption>
      {isValid ? (
        <Lines>
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.remark}</th>
              <th scope="col" data-align="end">
                {words.deposit}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{today}</td>
              <td>
                {words.exampleRemark}　{normalized}
              </td>
              <td data-align="end">
                <Money amountYen={exampleYen} />
              </td>
            </tr>
          </tbody>
        </Lines>
      ) : (
        <Text size="sm" tone="muted">
          {typed.trim() === '' ? words.emptyPreview : words.invalidPreview}
        </Text>
      )}
    </Passbook>
  )
}
