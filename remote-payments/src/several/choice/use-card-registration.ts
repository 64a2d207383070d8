import { useIsPathOn } from '@invoice-card/remote'
import { paths } from '../../paths.ts'

/**
 * Where a card is registered; undefined where that is switched off. An absolute address opens in a new tab: the chosen
 * drafts stay here, and the cards are asked again on the return.
 */
export function useCardRegistration(): string | undefined {
  const isPathOn = useIsPathOn()
  return isPathOn(paths.creditCards) ? location.origin + paths.creditCards : undefined
}
