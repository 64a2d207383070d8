import { useId, useState, type FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import { InputBox } from '../field/control.tsx'
import { styled } from '../system/styled.ts'

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full', maxWidth: 'field.lg' } })
const Label = styled('label', { base: { fontSize: 'sm', fontWeight: 'bold' } })
const Line = styled('div', { base: { display: 'flex', gap: '2' } })

interface SearchBoxProps {
  /** What can be searched for, e.g. 「取引先名・法人番号で検索」. */
  readonly label: string
  /** The word of the list on screen. */
  readonly word: string
  readonly onSearch: (word: string) => void
}

/** One search word for a list; searches on submit, so that typing Japanese is never disturbed. */
export function SearchBox({ label, word, onSearch }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Form role="search" onSubmit={submit}>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <InputBox id={id} type="search" value={typed} maxLength={100} fieldWidth="full" onChange={event => setTyped(event.currentTarget.value)} />
        <Button type="submit" variant="secondary" icon="search">検索</Button>
      </Line>
    </Form>
  )
}
