import { Badge } from '@invoice-card/ui'
import type { Chosen } from './chosen.ts'
import { messages } from './messages.ts'

/** Says whether a row is a draft or a seller's request. */
export const KindBadge = ({ kind }: Pick<Chosen, 'kind'>) => <Badge>{messages.kinds[kind]}</Badge>
