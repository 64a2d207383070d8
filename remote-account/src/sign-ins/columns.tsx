import type { SignIn } from '@invoice-card/contracts'
import { DateText, StatusBadge, type TableColumn } from '@invoice-card/ui'
import { messages, purposeWords, resultWords } from './messages.ts'

export const columns: readonly TableColumn<SignIn>[] = [
  { key: 'at', header: messages.at, role: 'title', width: '15rem', cell: ({ at }) => <DateText value={at} withTime /> },
  { key: 'device', header: messages.device, wraps: true, cell: ({ device }) => device },
  { key: 'purpose', header: messages.purpose, width: '12rem', cell: ({ purpose }) => purposeWords[purpose] },
  { key: 'result', header: messages.result, width: '12rem', cell: ({ result }) => <StatusBadge tone={result === 'succeeded' ? 'success' : 'attention'}>{resultWords[result]}</StatusBadge> },
]
