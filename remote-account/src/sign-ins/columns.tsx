import type { SignIn } from '@invoice-card/contracts'
import { signInPurposeWords } from '@invoice-card/domain'
import { DateText, type TableColumn } from '@invoice-card/ui'
import { messages } from './messages.ts'
import { ResultBadge } from '../common/sign-ins/result-badge.tsx'

export const columns: readonly TableColumn<SignIn>[] = [
  { key: 'at', header: messages.at, role: 'title', width: '15rem', cell: ({ at }) => <DateText value={at} withTime /> },
  { key: 'device', header: messages.device, wraps: true, cell: ({ device }) => device },
  { key: 'purpose', header: messages.purpose, width: '12rem', cell: ({ purpose }) => signInPurposeWords[purpose] },
  { key: 'result', header: messages.result, width: '12rem', cell: ({ result }) => <ResultBadge result={result} /> },
]
