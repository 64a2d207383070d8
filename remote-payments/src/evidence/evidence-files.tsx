import { notify } from '@invoice-card/events'
import { acceptedFiles, type Upload, useUpload } from '@invoice-card/invoice-file'
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
  const { upload, progress, start, addAll, cancel } = useAddedFiles({ files, onChange, onSendingChange })
  const { remove, restore } = takingAway({ files, onChange })
  const isCurrent = (file: FlowFile) => isAmong(current, file)

  return (
    <Stack gap="5" {...focusHome('ul')}>
      <ul aria-label={messages.list}>
        {[...current, ...files.filter(file => !isCurrent(file))].map(file => (
          <EvidenceFile
            key={file.file_id}
            name={file.file_name}
            isAdded={!isCurrent(file)}
            isRemoved={!isAmong(files, file)}
            isFixed={isCurrentFixed && isCurrent(file)}
            onRemove={() => remove(file)}
            onRestore={() => restore(file)}
          />
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
          progress={progress}
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

type Change = Pick<EvidenceFilesProps, 'files' | 'onChange'>

/** Uploads files and adds each once the server has it; those beyond the limit are named and left out. */
function useAddedFiles({ files, onChange, onSendingChange }: Change & Pick<EvidenceFilesProps, 'onSendingChange'>) {
  const { upload, start, startAll, cancel } = useUpload(({ file_id, file_name }) =>
    onChange(before => withFile(before, { file_id, file_name })),
  )
  const progress = progressOf(upload)
  const isSending = progress !== undefined
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
  return { upload, progress, start, addAll, cancel }
}

function progressOf(upload: Upload) {
  if (upload.status === 'sending') return { fileName: upload.fileName, percent: upload.percent }
  if (upload.status === 'checking') return { fileName: upload.fileName, percent: 100 }
  return undefined
}

/** Takes a file away, never the last one, and puts it back where there is room. */
const takingAway = ({ files, onChange }: Change) => ({
  remove: ({ file_id }: FlowFile) => {
    if (files.length === 1) return notify.error(messages.last)
    onChange(before => before.filter(file => file.file_id !== file_id))
  },
  restore: (file: FlowFile) => {
    if (files.length >= maxFiles) return notify.error(messages.fullToRestore(maxFiles))
    onChange(before => withFile(before, file))
  },
})

interface EvidenceFileProps {
  readonly name: string
  /** The payment does not have it yet. */
  readonly isAdded: boolean
  /** The payment shall no longer have it. */
  readonly isRemoved: boolean
  /** It stays, whatever the user wants. */
  readonly isFixed: boolean
  readonly onRemove: () => void
  readonly onRestore: () => void
}

/** A line of the list: the file, what becomes of it, and the button for the opposite. */
const EvidenceFile = ({ name, isAdded, isRemoved, isFixed, onRemove, onRestore }: EvidenceFileProps) => (
  <Row>
    <HStack gap="2" flexWrap="nowrap">
      <Icon name="description" />
      <HStack gap="2">
        <Text as={isRemoved ? 'del' : 'span'} tone={isRemoved ? 'muted' : undefined} overflowWrap="anywhere">
          {name}
        </Text>
        {isRemoved && <Remark>{messages.removed}</Remark>}
        {isAdded && <Remark>{messages.added}</Remark>}
      </HStack>
    </HStack>
    {!isFixed &&
      (isRemoved ? (
        <TextButton size="sm" icon="sync" aria-label={messages.restoreNamed(name)} onClick={onRestore}>
          {messages.restore}
        </TextButton>
      ) : (
        <TextButton size="sm" icon="close" aria-label={messages.removeNamed(name)} onClick={onRemove}>
          {messages.remove}
        </TextButton>
      ))}
  </Row>
)

const Remark = ({ children }: { children: string }) => (
  <Text as="span" size="sm" tone="muted">
    {children}
  </Text>
)

const isAmong = (files: readonly FlowFile[], { file_id }: FlowFile): boolean =>
  files.some(file => file.file_id === file_id)

/** Restored ones come last: the order of files means nothing but which is shown first. */
const withFile = (files: readonly FlowFile[], file: FlowFile): readonly FlowFile[] =>
  isAmong(files, file) || files.length >= maxFiles ? files : [...files, file]
