import type { SignIn } from '@invoice-card/contracts'
import { StatusBadge } from '@invoice-card/ui'
import { resultWords } from './words.ts'

/** What became of a sign-in. */
export const ResultBadge = ({ result }: Pick<SignIn, 'result'>) => <StatusBadge tone={result === 'succeeded' ? 'success' : 'attention'}>{resultWords[result]}</StatusBadge>
