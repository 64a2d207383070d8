import { notify } from '@invoice-card/events'
import { styled } from '../system/styled.ts'
import { IconButton } from './icon-button.tsx'

// Taller than a line of text, which it would push below its label.
const InLine = styled('span', { base: { display: 'inline-block', verticalAlign: 'middle', marginBlock: '-1.5' } })

interface CopyButtonProps {
  /** What is copied, as it is pasted elsewhere. */
  readonly text: string
  /** What it is, e.g. 「申込番号」. */
  readonly label: string
}

/** Copies a number to the clipboard and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(`${label}をコピーしました。`)
    } catch {
      // A browser that does not let a page write there, or has no clipboard outside of https.
      notify.error(`${label}をコピーできませんでした。文字を選択してコピーしてください。`)
    }
  }
  return (
    <InLine>
      <IconButton icon="content_copy" size="sm" label={`${label}をコピーする`} onClick={() => void copy()} />
    </InLine>
  )
}

/** A number with the button that copies it. */
export const CopyableText = ({ text, label }: CopyButtonProps) => (
  <>
    {text} <CopyButton text={text} label={label} />
  </>
)
