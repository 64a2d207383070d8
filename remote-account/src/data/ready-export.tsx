import type { DataExport } from '@invoice-card/contracts'
import { Button, DateText, DescriptionList, DescriptionRow, HStack, Notice, Stack, Text } from '@invoice-card/ui'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { useDownload } from './queries.ts'
import { formatSize } from './size.ts'

export function ReadyExport({ made: { size_bytes, files_total, ready_at, expires_at } }: { made: DataExport }) {
  const { mutate, isPending, error } = useDownload()
  return (
    <Stack gap="4">
      <Notice tone="success" title={messages.ready}>
        {messages.readyText}
      </Notice>
      <DescriptionList>
        {size_bytes !== null && <DescriptionRow term={messages.size}>{formatSize(size_bytes)}</DescriptionRow>}
        {files_total !== null && (
          <DescriptionRow term={messages.count}>{messages.files_unit(files_total)}</DescriptionRow>
        )}
        {ready_at && (
          <DescriptionRow term={messages.readyAt}>
            <DateText value={ready_at} withTime />
          </DescriptionRow>
        )}
        {expires_at && (
          <DescriptionRow term={messages.expiresAt} isStrong>
            <DateText value={expires_at} withTime />
          </DescriptionRow>
        )}
      </DescriptionList>
      {error && (
        <Notice tone="danger" isLive>
          <Text>{failureText(error)}</Text>
        </Notice>
      )}
      <HStack>
        <Button icon="download" isLoading={isPending} onClick={() => mutate()}>
          {messages.save}
        </Button>
      </HStack>
    </Stack>
  )
}
