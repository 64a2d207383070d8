import { failureText } from '@invoice-card/form'
import { Card, DescriptionList, DescriptionRow, ErrorState, Page, Parts, Section, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { ExportState } from './export-state.tsx'
import { messages } from './messages.ts'
import { dataExportQuery } from './queries.ts'

/** /myaccount/data: everything that the company has as a ZIP. The mail that it is ready leads here. */
export function DataScreen() {
  const { data, isPending, error, refetch, isRefetching } = useQuery(dataExportQuery)
  return (
    <Page
      title={messages.title}
      description={messages.description}
      back={{ to: paths.account, label: messages.back }}
      width="md"
    >
      <Parts>
        <Section title={messages.download}>
          <Card>
            {isPending && <SkeletonText lines={4} />}
            {error && !data && (
              <ErrorState
                description={failureText(error)}
                onRetry={() => void refetch()}
                isRetrying={isRefetching}
                level="h3"
              />
            )}
            {data && <ExportState made={data.data_export} />}
          </Card>
        </Section>
        <Section title={messages.contents}>
          <Card>
            <DescriptionList>
              <DescriptionRow term={messages.sheets}>{messages.sheetsText}</DescriptionRow>
              <DescriptionRow term={messages.files}>{messages.filesText}</DescriptionRow>
              <DescriptionRow term={messages.excluded}>{messages.excludedText}</DescriptionRow>
            </DescriptionList>
          </Card>
        </Section>
      </Parts>
    </Page>
  )
}
