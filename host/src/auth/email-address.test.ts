import { maxEmailLength } from '@invoice-card/contracts'
import { safeParse } from 'valibot'
import { EmailText } from './email-address.ts'

const domain = `@${'d'.repeat(60)}.example.jp`
const ofLength = (length: number) => `${'a'.repeat(length - domain.length)}${domain}`

test('an address longer than the calls take is refused, and one of that length is not', () => {
  expect(safeParse(EmailText, ofLength(maxEmailLength + 1)).success).toBe(false)
  expect(safeParse(EmailText, ofLength(maxEmailLength)).success).toBe(true)
})
