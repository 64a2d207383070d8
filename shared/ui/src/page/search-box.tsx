import { useState, type FormEvent } from 'react'
import { Button } from '../button/button.tsx'
import { InputBox } from '../field/control.tsx'
import { styled } from '../system/styled.ts'

const Form = styled('form', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } })

interface SearchBoxProps {
  /** What can be searched for, e.g. 「取引先名・法人番号で検索」. */
  readonly label: string
  /** The word of the list on screen. */
  readonly word: string
  readonly onSearch: (word: string) => void
}

/** One search word for a list; searches on submit, so that typing Japanese is never disturbed. */
export function SearchBox({ label, word, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Form role="search" onSubmit={submit}>
      <InputBox aria-label={label} type="search" value={typed} maxLength={100} fieldWidth="md" onChange={event => setTyped(event.currentTarget.value)} />
      <Button type="submit" variant="secondary" icon="search">検索</Button>
    </Form>
  )
}
