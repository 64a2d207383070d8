import { DateText, DescriptionList, DescriptionRow, Heading, Money, PrintSheet, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { QrCode } from './qr-code.tsx'

const { sheet: words } = messages

/** What the paper says of the request. */
export interface LinkedRequest {
  readonly buyerName: string
  readonly amountYen: number
  readonly expiresAt: string | null
}

interface LinkSheetProps {
  readonly link: string
  readonly sellerName: string
  readonly request: LinkedRequest
}

/** The link on paper: who asks whom for what, until when, and the way there by camera or keyboard. */
export const LinkSheet = ({ link, sellerName, request: { buyerName, amountYen, expiresAt } }: LinkSheetProps) => (
  <PrintSheet>
    <Heading size="xl">{words.title}</Heading>
    <DescriptionList>
      <DescriptionRow term={words.buyer}>{buyerName}</DescriptionRow>
      <DescriptionRow term={words.seller}>{sellerName}</DescriptionRow>
      <DescriptionRow term={words.amount}>
        <Money amountYen={amountYen} size="xl" />
      </DescriptionRow>
      {expiresAt !== null && (
        <DescriptionRow term={words.deadline}>
          <DateText value={expiresAt} withTime />
          {words.until}
        </DescriptionRow>
      )}
    </DescriptionList>
    <Stack gap="3">
      <Text>{words.help}</Text>
      <QrCode text={link} label={messages.qr} />
      <Text overflowWrap="anywhere">{link}</Text>
    </Stack>
  </PrintSheet>
)
