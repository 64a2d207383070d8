import { styled } from '@invoice-card/ui'
import { paperInsteadOf } from './paper.ts'

const Line = styled('span', {
  base: { display: 'block', color: 'attention.text', fontSize: 'sm', fontWeight: 'medium' },
})

/** What the invoice says where a person has put something else in its place, to stand under that; or null. */
export function paperNote(...asked: Parameters<typeof paperInsteadOf>) {
  const text = paperInsteadOf(...asked)
  return text === null ? null : <Line>{text}</Line>
}
