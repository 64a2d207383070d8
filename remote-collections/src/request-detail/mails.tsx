import type { RequestMail } from '@invoice-card/contracts'
import { Box, Card, DateText, HStack, Section, Stack, StatusBadge, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.mails

/** Every mail to the buyer with what became of it, newest first. */
export const Mails = ({ mails }: { mails: readonly RequestMail[] }) => (
  <Card>
    <Section title={words.title}>
      {mails.length === 0 ? (
        <Text tone="muted">{words.empty}</Text>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" aria-label={words.title}>
          {mails.map(mail => (
            <Mail key={`${mail.kind}${mail.at}`} mail={mail} />
          ))}
        </Stack>
      )}
    </Section>
  </Card>
)

function Mail({ mail: { kind, to, state, at, message } }: { mail: RequestMail }) {
  const { label, tone } = words.states[state]
  return (
    <li>
      <HStack justifyContent="space-between" gap="3">
        <Text fontWeight="bold">{words.kinds[kind]}</Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </HStack>
      {/* A long address stands below its time, whole. */}
      <HStack columnGap="4" rowGap="0" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <DateText value={at} withTime />
        <span>{to}</span>
      </HStack>
      {message && (
        <Box marginTop="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
          「{message}」
        </Box>
      )}
    </li>
  )
}
