import type { VerificationLetter } from '@invoice-card/contracts'
import { displayPostalCode } from '@invoice-card/domain'
import { DateText, DescriptionList, DescriptionRow, formatDate, Stack, Text } from '@invoice-card/ui'
import { messages } from './verification-messages.ts'

const words = messages.letter

/** Where the letter goes, and how far it is. */
export const LetterFacts = ({ letter }: { letter: VerificationLetter }) => (
  <Stack gap="3">
    <Text>{letter.printed_at ? words.sent(formatDate(letter.printed_at)) : words.waiting}</Text>
    <DescriptionList>
      <DescriptionRow term={words.to}>
        <Text whiteSpace="pre-line">
          {[displayPostalCode(letter.postal_code), letter.address, letter.recipient].join('\n')}
        </Text>
      </DescriptionRow>
      {letter.expires_at && (
        <DescriptionRow term={words.until}>
          <DateText value={letter.expires_at} />
        </DescriptionRow>
      )}
    </DescriptionList>
  </Stack>
)
