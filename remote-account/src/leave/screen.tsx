import { failureText } from '@invoice-card/form'
import { ButtonLink, Card, ErrorState, Notice, Page, Section, SkeletonText, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { EndsFacts, RetentionFacts } from './facts.tsx'
import { Hindrances } from './hindrances.tsx'
import { LeaveForm } from './leave-form.tsx'
import { messages } from './messages.ts'
import { closureQuery } from './queries.ts'

/**
 * /myaccount/leave: one's own data first, then what leaving ends and what is retained, then the form, or what has to be
 * seen through before.
 */
export function LeaveScreen() {
  const { data, isPending, error, refetch, isRefetching } = useQuery(closureQuery)
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      <Stack gap="10">
        <Notice
          title={messages.beforeTitle}
          actions={
            <ButtonLink variant="secondary" icon="download" to={paths.data}>
              {messages.toData}
            </ButtonLink>
          }
        >
          {messages.beforeText}
        </Notice>
        {isPending && (
          <Card>
            <SkeletonText lines={8} />
          </Card>
        )}
        {error && !data && (
          <Card>
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isRefetching} />
          </Card>
        )}
        {data && (
          <>
            {data.count_hindrances > 0 && (
              <Hindrances state={data} onRefresh={() => void refetch()} isRefreshing={isRefetching} />
            )}
            <Section title={messages.ends}>
              <Card>
                <EndsFacts ends={data.ends} />
              </Card>
            </Section>
            <Section title={messages.retained} description={messages.retainedText}>
              <Card>
                <RetentionFacts retained={data.retained} />
              </Card>
            </Section>
            {data.count_hindrances === 0 && (
              <Section title={messages.form}>
                <Card>
                  <LeaveForm state={data} onHindered={() => void refetch()} />
                </Card>
              </Section>
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
