import { useQuery } from '@tanstack/react-query'
import type { PreItemRef } from '../../checkout/entry.ts'
import { endOfItem } from './end-of-item.ts'
import { preGroupQuery } from './queries.ts'

/** An item that a program prepared, as it is now, and how it has ended. */
export function usePreItem(preItem: PreItemRef | null) {
  const { data, error, isLoading } = useQuery({
    ...preGroupQuery(preItem?.preGroupId ?? 0),
    enabled: preItem !== null,
  })
  return {
    item: data?.items.find(({ pre_id }) => pre_id === preItem?.preId),
    end: preItem && endOfItem(preItem, data, error),
    isLoading,
  }
}
