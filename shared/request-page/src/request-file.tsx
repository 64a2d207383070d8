import type { RequestPreview } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { download } from '@invoice-card/list'
import { Button, HStack, Notice, Stack, styled, Text, TextButton, VisuallyHidden } from '@invoice-card/ui'
import { useId, useState } from 'react'
import { messages } from './messages.ts'
import { Part, type PartLevel } from './part.tsx'

type File = RequestPreview['files'][number]

/** Where fresh links to the files come from: those of the page work for some minutes. */
export interface FileSource {
  readonly ask: () => Promise<readonly File[]>
  /** The pictures on the page no longer load. */
  readonly onStale: () => void
}

const Picture = styled('img', {
  base: { display: 'block', width: 'full', borderWidth: '1px', borderColor: 'line', borderRadius: 'md' },
})

/** The invoice, to see before there is an account. */
export function RequestFile({ file, source, level }: { file: File; source: FileSource; level: PartLevel }) {
  const [isOpen, setIsOpen] = useState(false)
  const picturesId = useId()
  const { file_name } = file
  return (
    <Part title={messages.file} level={level}>
      <Text overflowWrap="anywhere">{file_name}</Text>
      <HStack gap="4">
        <Button
          variant="secondary"
          icon={isOpen ? 'expand_less' : 'visibility'}
          aria-expanded={isOpen}
          aria-controls={picturesId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.hideFile : messages.showFile}
        </Button>
        <TextButton icon="download" onClick={() => void save(source, file.file_id)}>
          {messages.download(file_name)}
        </TextButton>
      </HStack>
      <div id={picturesId}>{isOpen && <Pages file={file} onStale={source.onStale} />}</div>
    </Part>
  )
}

function Pages({ file, onStale }: { file: File; onStale: () => void }) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const { file_name, pages } = file
  // Their links are short-lived: to try again is to ask for new ones.
  const isBroken = pages.some(({ image_url }) => image_url === brokenUrl)
  // A file that was sent a moment ago has no pictures yet.
  if (isBroken || pages.length === 0) {
    const again = () => {
      setBrokenUrl(undefined)
      onStale()
    }
    const button = (
      <Button variant="secondary" size="sm" icon="refresh" onClick={again}>
        {messages.again}
      </Button>
    )
    return (
      <Notice tone="attention" isLive actions={button}>
        {isBroken ? messages.staleFile : messages.noPictures}
      </Notice>
    )
  }
  return (
    <Stack gap="3">
      <Text size="sm" tone="muted">
        {messages.enlargeHelp}
      </Text>
      {pages.map(({ image_url, width, height }, index) => (
        <a key={index} href={image_url} target="_blank" rel="noreferrer">
          <Picture
            src={image_url}
            alt={messages.picture(file_name, index + 1)}
            style={{ aspectRatio: `${width} / ${height}` }}
            onError={() => setBrokenUrl(image_url)}
          />
          <VisuallyHidden>{messages.enlarge}</VisuallyHidden>
        </a>
      ))}
    </Stack>
  )
}

async function save({ ask }: FileSource, fileId: string): Promise<void> {
  try {
    const file = (await ask()).find(({ file_id }) => file_id === fileId)
    if (file) download(file)
    else notify.error(messages.staleFile)
  } catch (error) {
    notify.error(failureText(error), { title: messages.notSaved })
  }
}
