import { Card, Heading, Icon, Stack, Text } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import type { ReasonWords } from './page-messages.ts'

interface ReasonPageProps {
  readonly words: ReasonWords
  readonly facts?: ReactNode
  readonly children: ReactNode
}

/** Why a link does not lead on, what to do now, and the button that does it. */
export const ReasonPage = ({ words, facts, children }: ReasonPageProps) => (
  <Card inset="lg">
    <Stack gap="6" alignItems="flex-start">
      <Icon name="info" color="primary" size="2.5em" />
      <Stack gap="3">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {words.title}
        </Heading>
        <Text>{words.text}</Text>
      </Stack>
      {facts}
      <Text>{words.next}</Text>
      {children}
    </Stack>
  </Card>
)
