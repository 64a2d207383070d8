import { styled } from '@invoice-card/ui'
import { paperInsteadOf } from './paper.ts'

/** A line under a value with what the invoice says in its place. */
export const PaperLine = styled('span', {
  base: { display: 'block', color: 'attention.text', fontSize: 'sm', fontWeight: 'medium' },
})

/** What the invoice says where a person has put something else in its place, to stand under that; or null. */
export function paperNote(...asked: Parameters<typeof paperInsteadOf>) {
  const text = paperInsteadOf(...asked)
  return text === null ? null : <PaperLine>{text}</PaperLine>
}
