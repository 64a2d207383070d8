import { convertHolderKana, displayKana, type HolderKanaWarning } from '@invoice-card/domain'
import { Notice } from '@invoice-card/ui'
import { useDeferredValue } from 'react'
import { accountMessages } from './messages.ts'

const { holder: words } = accountMessages

interface HolderKanaNoteProps {
  readonly name: string
  /** What the server made of the name, where it was asked; the same is converted here unless given. */
  readonly answer?: { readonly holder_kana: string; readonly warnings: readonly HolderKanaWarning[] } | undefined
}

/**
 * The form in which a transfer will carry a name, and what is changed on the way. Half-width kana are shown full-width.
 */
export function HolderKanaNote({ name, answer }: HolderKanaNoteProps) {
  const converted = convertHolderKana(useDeferredValue(name))
  const result = answer ?? (converted.is_converted ? converted : null)
  if (result === null) return null
  const shown = displayKana(result.holder_kana)
  if (result.warnings.length === 0 && shown === displayKana(name)) return null
  return (
    <Notice tone={result.warnings.length > 0 ? 'attention' : 'info'} isLive>
      <p>{words.converted(shown)}</p>
      {result.warnings.map(warning => (
        <p key={warning}>{words.warnings[warning]}</p>
      ))}
    </Notice>
  )
}
