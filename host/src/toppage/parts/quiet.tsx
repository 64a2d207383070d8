import { styled } from '@invoice-card/ui'

/** The room of a card in which there is no list. */
export const Quiet = styled('div', { base: { paddingInline: { base: '4', md: '6' }, paddingBlock: '5' } })
