import { notify } from '@invoice-card/events'
import { acceptedFiles, useUpload } from '@invoice-card/invoice-file'
import { Box, Button, FileDrop, focusHome, HStack, Icon, Stack, styled, Text, TextButton } from '@invoice-card/ui'
import { useLayoutEffect } from 'react'
import type { FlowFile } from '../checkout/entry.ts'
import { messages } from './messages.ts'

/** As the contract's `file_ids`. */
const maxFiles = 10

const Row = styled('li', {
  base: {
    '& svg, & > button': { flexShrink: 0 },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
})

interface EvidenceFilesProps {
  /** Those that the payment has now. */
  readonly current: readonly FlowFile[]
  /** The current ones are another company's, and stay. */
  readonly isCurrentFixed?: boolean
  /** Those that it shall have. */
  readonly files: readonly FlowFile[]
  readonly onChange: (change: (files: readonly FlowFile[]) => readonly FlowFile[]) => void
  /** Called when the upload of a file begins and ends. */
  readonly onSendingChange: (isSending: boolean) => void
  /** Why the form cannot be sent. */
  readonly error: string | undefined
}

/** The files of a payment: others are added, and any but the last is taken away, until the whole is sent. */
export function EvidenceFiles({
  current,
  isCurrentFixed = false,
  files,
  onChange,
  onSendingChange,
  error,
}: EvidenceFilesProps) {
  const { upload, start, startAll, cancel } = useUpload(({ file_id, file_name }) =>
    onChange(before => withFile(before, { file_id, file_name })),
  )
  const isSending = upload.status === 'sending' || upload.status === 'checking'
  // Before anybody can press anything in between.
  useLayoutEffect(() => onSendingChange(isSending), [isSending, onSendingChange])
  const addAll = (selected: readonly File[]) => {
    const room = maxFiles - files.length
    if (selected.length > room)
      notify.error(
        messages.noRoomFor(
          maxFiles,
          selected.slice(room).map(({ name }) => name),
        ),
      )
    void startAll(selected.slice(0, room))
  }
  const remove = ({ file_id }: FlowFile) => {
    if (files.length === 1) return notify.error(messages.last)
    onChange(before => before.filter(file => file.file_id !== file_id))
  }
  const restore = (file: FlowFile) => {
    if (files.length >= maxFiles) return notify.error(messages.fullToRestore(maxFiles))
    onChange(before => withFile(before, file))
  }
  const isCurrent = ({ file_id }: FlowFile) => current.some(file => file.file_id === file_id)
  const isRetained = ({ file_id }: FlowFile) => files.some(file => file.file_id === file_id)

  return (
    <Stack gap="5" {...focusHome('ul')}>
      <ul aria-label={messages.list}>
        {[...current, ...files.filter(file => !isCurrent(file))].map(file => (
          <Row key={file.file_id}>
            <HStack gap="2" flexWrap="nowrap">
              <Icon name="description" />
              <HStack gap="2">
                <Text
                  as={isRetained(file) ? 'span' : 'del'}
                  tone={isRetained(file) ? undefined : 'muted'}
                  overflowWrap="anywhere"
                >
                  {file.file_name}
                </Text>
                {!isRetained(file) && (
                  <Text as="span" size="sm" tone="muted">
                    {messages.removed}
                  </Text>
                )}
                {!isCurrent(file) && (
                  <Text as="span" size="sm" tone="muted">
                    {messages.added}
                  </Text>
                )}
              </HStack>
            </HStack>
            {!(isCurrentFixed && isCurrent(file)) &&
              (isRetained(file) ? (
                <TextButton
                  size="sm"
                  icon="close"
                  aria-label={messages.removeNamed(file.file_name)}
                  onClick={() => remove(file)}
                >
                  {messages.remove}
                </TextButton>
              ) : (
                <TextButton
                  size="sm"
                  icon="sync"
                  aria-label={messages.restoreNamed(file.file_name)}
                  onClick={() => restore(file)}
                >
                  {messages.restore}
                </TextButton>
              ))}
          </Row>
        ))}
      </ul>
      {files.length >= maxFiles ? (
        <Text size="sm" tone="muted">
          {messages.full(maxFiles)}
        </Text>
      ) : (
        <FileDrop
          label={messages.add}
          required={false}
          help={isCurrentFixed ? messages.addHelp : messages.replaceHelp}
          accept={acceptedFiles}
          cameraLabel={messages.camera}
          onSelect={selected => void start(selected)}
          onSelectSeveral={addAll}
          onCancel={cancel}
          progress={
            isSending
              ? { fileName: upload.fileName, percent: upload.status === 'sending' ? upload.percent : 100 }
              : undefined
          }
          error={upload.status === 'failed' ? upload.message : error}
        />
      )}
      {upload.status === 'failed' && upload.retry && (
        <Box>
          <Button variant="secondary" size="sm" icon="refresh" onClick={upload.retry}>
            {messages.retry}
          </Button>
        </Box>
      )}
    </Stack>
  )
}

/** Restored ones come last: the order of files means nothing but which is shown first. */
const withFile = (files: readonly FlowFile[], file: FlowFile): readonly FlowFile[] =>
  files.some(({ file_id }) => file_id === file.file_id) || files.length >= maxFiles ? files : [...files, file]
