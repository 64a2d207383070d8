import { convertHolderKana, displayKana } from '@invoice-card/domain'
import { Notice } from '@invoice-card/ui'
import { useDeferredValue } from 'react'
import { accountMessages } from './messages.ts'

const { holder: words } = accountMessages

/** The form in which a transfer will carry a name, and what is changed on the way. Half-width kana are shown full-width. */
export function HolderKanaNote({ name }: { name: string }) {
  const result = convertHolderKana(useDeferredValue(name))
  if (!result.is_converted) return null
  const shown = displayKana(result.holder_kana)
  if (result.warnings.length === 0 && shown === displayKana(name)) return null
  return (
    <Notice tone={result.warnings.length > 0 ? 'attention' : 'info'} isLive>
      <p>{words.converted(shown)}</p>
      {result.warnings.map(warning => <p key={warning}>{words.warnings[warning]}</p>)}
    </Notice>
  )
}
