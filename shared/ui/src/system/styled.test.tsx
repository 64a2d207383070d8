import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { styled } from './styled.ts'

// What Chakra computed once is used again (docs/decisions/0172): never for other props.

const Part = styled('p', { base: { padding: 2 }, variants: { tone: { calm: { margin: 1 }, loud: { margin: 2 } } } })
const classOf = (text: string) => screen.getByText(text).className

test('equal props have one class, others another, also where only the kind of a value differs', () => {
  show(
    <>
      <Part perspective={3}>three pixels</Part>
      <Part perspective={3}>the same</Part>
      <Part perspective="3">without a unit</Part>
      <Part perspective={3} css={{ margin: 4 }}>
        with a margin
      </Part>
    </>,
  )
  expect(classOf('the same')).toBe(classOf('three pixels'))
  const others = ['three pixels', 'without a unit', 'with a margin'].map(classOf)
  expect(new Set(others).size).toBe(3)
})

test('a variant that comes and goes takes its styles along', () => {
  const { rerender } = show(<Part tone="calm">text</Part>)
  const calm = classOf('text')
  rerender(<Part tone="loud">text</Part>)
  expect(classOf('text')).not.toBe(calm)
  rerender(<Part tone="calm">text</Part>)
  expect(classOf('text')).toBe(calm)
})

test("a class of one's own stays beside that of the styles", () => {
  const Outer = styled(Part, { base: { margin: 7 } })
  show(
    <>
      <Outer tone="calm">outer</Outer>
      <Outer tone="calm" className="mine">
        named
      </Outer>
    </>,
  )
  expect(classOf('named').split(' ')).toEqual(['mine', classOf('outer')])
})
