import { styled } from '@invoice-card/ui/base'

/** A form as a column. */
export const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', minWidth: 0 } })
