import type { Invoice } from '@invoice-card/contracts'
import { HStack, styled } from '@invoice-card/ui'
import { messages } from './messages.ts'

const Choice = styled('button', {
  base: {
    maxWidth: '16rem',
    minHeight: '8',
    paddingInline: '3',
    paddingBlock: '1',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'full',
    fontSize: 'sm',
    lineHeight: 'tight',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    _hover: { bg: 'gray.100' },
    '&[aria-pressed=true]': { bg: 'accent.50', borderColor: 'accent.600', color: 'fg.accent', fontWeight: 'bold' },
  },
})

interface FileChoiceProps {
  readonly files: readonly Invoice['files'][number][]
  readonly shownId: string
  readonly onChoose: (fileId: string) => void
}

/** Which of several files is shown. */
export const FileChoice = ({ files, shownId, onChoose }: FileChoiceProps) => (
  <HStack role="group" aria-label={messages.choice} gap="2" flexShrink={0}>
    {files.map(({ file_id, file_name }) => (
      <Choice
        key={file_id}
        type="button"
        aria-pressed={file_id === shownId}
        title={file_name}
        onClick={() => onChoose(file_id)}
      >
        {file_name}
      </Choice>
    ))}
  </HStack>
)
