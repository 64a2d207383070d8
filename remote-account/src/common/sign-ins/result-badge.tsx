import type { SignIn } from '@invoice-card/contracts'
import { signInResultWords } from '@invoice-card/domain'
import { StatusBadge } from '@invoice-card/ui'

/** What became of a sign-in. */
export const ResultBadge = ({ result }: Pick<SignIn, 'result'>) => (
  <StatusBadge tone={result === 'succeeded' ? 'success' : 'attention'}>{signInResultWords[result]}</StatusBadge>
)
