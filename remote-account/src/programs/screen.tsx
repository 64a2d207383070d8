import type { ExternalIntegration } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import {
  AppLink,
  Card,
  EmptyState,
  ErrorState,
  focusHome,
  Notice,
  Page,
  Presence,
  SkeletonText,
  Stack,
  Text,
} from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { EndDialog } from './end-dialog.tsx'
import { messages } from './messages.ts'
import { ProgramCard } from './program-card.tsx'
import { programsQuery } from '../common/programs.ts'

/** /myaccount/programs: programs of other companies that act for the user. The notice of a new one leads here. */
export function ProgramsScreen() {
  const { data, isPending, error, refetch, isRefetching } = useQuery(programsQuery)
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      {isPending && (
        <Card>
          <SkeletonText lines={5} />
        </Card>
      )}
      {error && !data && (
        <Card>
          <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
        </Card>
      )}
      {data && (
        <div {...focusHome('h1')}>
          <Programs programs={data.external_integrations} />
        </div>
      )}
    </Page>
  )
}

function Programs({ programs }: { programs: readonly ExternalIntegration[] }) {
  const [ending, setEnding] = useState<ExternalIntegration>()
  // Another dialog may be open by the time the work of this one ends.
  const closeDialogOf = (program: ExternalIntegration) => setEnding(open => (open === program ? undefined : open))
  if (programs.length === 0 && !ending)
    return (
      <Card>
        <EmptyState scene="search" title={messages.emptyTitle} description={messages.emptyText} />
      </Card>
    )
  return (
    <Stack gap="4">
      <Text tone="muted" size="sm">
        {messages.limits}
      </Text>
      {programs.map(program => (
        <ProgramCard key={program.client_id} program={program} onEnd={() => setEnding(program)} />
      ))}
      <Notice
        tone="attention"
        title={messages.unknownTitle}
        actions={<AppLink to={paths.editPassword}>{messages.newPassword}</AppLink>}
      >
        {messages.unknownText}
      </Notice>
      <Presence>
        {ending && <EndDialog key={ending.client_id} program={ending} onClose={() => closeDialogOf(ending)} />}
      </Presence>
    </Stack>
  )
}
