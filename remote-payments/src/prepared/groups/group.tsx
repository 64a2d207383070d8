import type { PreGroup, PreItem } from '@invoice-card/contracts'
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  DescriptionRow,
  focusHome,
  HStack,
  Money,
  Stack,
  Table,
  Text,
} from '@invoice-card/ui'
import { useState } from 'react'
import { useOpenAsked } from '../items/use-open-asked.ts'
import { useOpenItem } from '../items/use-open-item.ts'
import { itemColumns, nameOf } from './item-columns.tsx'
import { messages } from './messages.ts'
import { useDiscard } from './use-discard.ts'

/** Which items are about to be put aside. */
type Doomed = PreItem | 'rest' | null

/** The items of a group, each with what can be done with it. */
export function Group({ group }: { group: PreGroup }) {
  const [doomed, setDoomed] = useState<Doomed>(null)
  const { mutate: open, isPending, variables: opening } = useOpenItem(group.id)
  useOpenAsked(group, open)
  const discard = useDiscard(group.id, doomed === 'rest' ? 'rest' : (doomed?.pre_id ?? null), () => setDoomed(null))
  const left = group.count_items - group.count_registered
  const columns = itemColumns(group.id, {
    pay: ({ pre_id }) => open(pre_id),
    discard: setDoomed,
    isOpening: ({ pre_id }) => isPending && opening === pre_id,
  })

  return (
    <Stack gap="5" {...focusHome('table')}>
      <Card>
        <DescriptionList>
          <DescriptionRow term={messages.facts.items}>
            {messages.progress(group.count_registered, group.count_items)}
          </DescriptionRow>
          <DescriptionRow term={messages.facts.total}>
            <Money amountYen={group.total_amount} />
          </DescriptionRow>
        </DescriptionList>
      </Card>
      <Card inset="none">
        <Table caption={messages.itemsCaption} columns={columns} rows={group.items} rowKey={({ pre_id }) => pre_id} />
      </Card>
      {left > 1 && (
        <HStack justifyContent="flex-end">
          <Button variant="secondary" icon="delete" onClick={() => setDoomed('rest')}>
            {messages.discardRest}
          </Button>
        </HStack>
      )}
      <DiscardDialog
        doomed={doomed}
        left={left}
        isBusy={discard.isPending}
        failure={discard.failure}
        onCancel={() => setDoomed(null)}
        onConfirm={() => discard.mutate(doomed === 'rest' ? null : (doomed?.pre_id ?? null))}
      />
    </Stack>
  )
}

function DiscardDialog({
  doomed,
  left,
  ...dialog
}: {
  doomed: Doomed
  left: number
  isBusy: boolean
  failure: string | undefined
  onCancel: () => void
  onConfirm: () => void
}) {
  const { confirmItem, confirmRest } = messages
  const { title, yes } = doomed === 'rest' ? confirmRest : confirmItem
  return (
    <ConfirmDialog isOpen={doomed !== null} title={title} confirmLabel={yes} tone="danger" {...dialog}>
      {doomed !== null && <Text>{doomed === 'rest' ? confirmRest.text(left) : confirmItem.text(nameOf(doomed))}</Text>}
    </ConfirmDialog>
  )
}
